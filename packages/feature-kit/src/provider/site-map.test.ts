import { expect, test } from 'vitest';
import { defineFeature } from '../feature/define-feature';
import type { FeatureRoute, MenuEntry } from '../feature/feature';
import { screenOf } from '../feature/links';
import { siteMapOf } from './site-map';

const route = (path: FeatureRoute['path'], call?: FeatureRoute['call']): FeatureRoute => ({
  layout: 'home',
  path,
  access: 'public',
  lazy: () => Promise.resolve({ Component: () => null }),
  ...(call && { call }),
});

const entry = (path: MenuEntry['path'], order: number): MenuEntry => ({
  path,
  order,
  label: { en: path, zh: path, hk: path, kr: path, jp: path, spa: path },
});

const wallet = defineFeature({
  id: 'wallet',
  paths: { assets: '/letransactions', planned: '/planned' },
  routes: [route('/letransactions')],
  messages: [],
  menu: [entry('/letransactions', 2)],
});

const spot = defineFeature({
  id: 'spot',
  paths: { deal: '/dealCenter' },
  routes: [route('/dealCenter', '/transaction/deal'), route('/match')],
  messages: [],
  menu: [entry('/dealCenter', 1)],
});

test('the menu has the order of its entries, not of the features', () => {
  expect(siteMapOf([wallet, spot]).menu.map(({ path }) => path)).toEqual(['/dealCenter', '/letransactions']);
});

test('the menu omits an entry whose screen is missing', () => {
  expect(siteMapOf([{ ...wallet, routes: [] }]).menu).toEqual([]);
});

test('a link leads to a screen that exists', () => {
  const { pathOf } = siteMapOf([wallet]);
  expect(pathOf(screenOf('wallet/assets'))).toBe('/letransactions');
  expect(pathOf(screenOf('wallet/planned'))).toBeUndefined();
  expect(pathOf(screenOf('spot/deal'))).toBeUndefined();
});

test('the site map lists the existing screens', () => {
  const { has } = siteMapOf([wallet, spot]);
  expect(has('/match')).toBe(true);
  expect(has('/components/register')).toBe(false);
});

test('the site map names each screen once, without steps and records', () => {
  const catalogue = { namespace: 'test', load: () => Promise.resolve(), loaded: () => undefined };
  const named = (path: FeatureRoute['path'], title: string, rest: Partial<FeatureRoute> = {}) => ({
    ...route(path),
    title,
    ...rest,
  });
  const orders = defineFeature({
    id: 'orders',
    routes: [
      named('/open', 'open'),
      named('/opened', 'open'),
      named('/order', 'order', { isUnlisted: true }),
      route('/x'),
    ],
    messages: [catalogue],
  });
  expect(siteMapOf([orders]).screens).toEqual([{ path: '/open', access: 'public', title: { catalogue, key: 'open' } }]);
});

test('the site map omits screens whose call the back end lacks', () => {
  const { has, menu, pathOf } = siteMapOf([wallet, spot], { lacks: (call) => call === '/transaction/deal' });
  expect(has('/dealCenter')).toBe(false);
  expect(pathOf(screenOf('spot/deal'))).toBeUndefined();
  expect(menu.map(({ path }) => path)).toEqual(['/letransactions']);
});

test('the site map has sign-up and password reset unless the back end announces that they are absent', () => {
  const identity = {
    ...wallet,
    routes: [
      { ...route('/register'), product: 'registration' },
      { ...route('/forgetPwd'), product: 'password_reset' },
    ],
  };
  const offered = (announced: Parameters<typeof siteMapOf>[1]) => {
    const { has } = siteMapOf([identity], announced);
    return [has('/register'), has('/forgetPwd')];
  };
  expect(offered({ products: ['spot'] })).toEqual([true, true]);
  expect(offered({ products: ['spot'], absent: ['registration'] })).toEqual([false, true]);
  expect(offered({ absent: ['registration', 'password_reset'] })).toEqual([false, false]);
});

test('the site map omits the screens and features of products that the back end does not announce', () => {
  const lever = { ...spot, id: 'lever', product: 'leverage' };
  const deposits = { ...wallet, routes: [...wallet.routes, { ...route('/deposits'), product: 'deposits' }] };
  const { has, menu } = siteMapOf([deposits, lever], { products: ['spot'] });
  expect([has('/dealCenter'), has('/deposits'), has('/letransactions')]).toEqual([false, false, true]);
  expect(menu.map(({ path }) => path)).toEqual(['/letransactions']);
  expect(siteMapOf([deposits, lever], { products: ['leverage', 'deposits'] }).has('/deposits')).toBe(true);
  expect(siteMapOf([deposits, lever]).has('/dealCenter')).toBe(true);
});
