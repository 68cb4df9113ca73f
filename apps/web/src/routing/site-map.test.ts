import type { Feature, FeatureRoute } from '@bourse/feature-kit';
import { expect, test } from 'vitest';
import { siteMapOf } from './site-map';

function route(path: FeatureRoute['path']): FeatureRoute {
  return { layout: 'home', path, access: 'public', lazy: () => Promise.resolve({ Component: () => null }) };
}

const wallet: Feature = {
  id: 'wallet',
  routes: [route('/letransactions')],
  messages: [],
  nav: [{ section: 'assets', path: '/letransactions' }],
};

const spot: Feature = {
  id: 'spot',
  routes: [route('/dealCenter'), route('/match')],
  messages: [],
  nav: [{ section: 'spot', path: '/dealCenter' }],
};

test('the menu has the order of the sections, not of the features', () => {
  expect(siteMapOf([wallet, spot]).nav.map(({ section }) => section)).toEqual(['spot', 'assets']);
});

test('omits an entry whose screen is missing', () => {
  const ahead: Feature = { ...wallet, nav: [{ section: 'c2c', path: '/legalTrade' }] };
  expect(siteMapOf([ahead]).nav).toEqual([]);
});

test('lists the existing screens', () => {
  const { has } = siteMapOf([wallet, spot]);
  expect(has('/match')).toBe(true);
  expect(has('/components/register')).toBe(false);
});
