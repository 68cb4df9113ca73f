// @vitest-environment jsdom
import { siteMapOf } from '@bourse/feature-kit';
import { expect, test } from 'vitest';
import { features } from '../features';
import { likelyNext } from './likely-next';

const siteMap = siteMapOf(features);
const next = (pathname: string, state: unknown = null) => likelyNext({ pathname, state }, siteMap, features);

test.each(['/', '/quotation'])('the deal centre follows %s', (pathname) => {
  expect(next(pathname)).toEqual(['/dealCenter']);
});

test('the login is followed by its return path and the assets', () => {
  expect(next('/components/login', { from: '/secondDealCenter' })).toEqual(['/secondDealCenter', '/letransactions']);
  expect(next('/components/login')).toEqual(['/', '/letransactions']);
});

test('the registration is followed by the login', () => {
  expect(next('/components/register')).toEqual(['/components/login']);
});

test('no screen is likely after the others', () => {
  expect(next('/dealCenter')).toEqual([]);
});
