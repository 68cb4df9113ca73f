// @vitest-environment jsdom
import { createExchangeStore, selectAbsentCalls } from '@bourse/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberAbsence, rememberedAbsence } from './absence-memory';

const HOUR = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

/** The store of a page. */
function openPage() {
  const store = createExchangeStore({ extra: {}, absentCalls: rememberedAbsence() });
  rememberAbsence(store);
  return {
    absent: () => selectAbsentCalls(store.getState()),
    answer: (path: string, as: 'refused' | 'page' | 'present') =>
      void store.dispatch({ type: 'absentCalls/answered', payload: { path, as } }),
  };
}

it('the next page hides a refused call, and asks it again where it is needed', () => {
  openPage().answer('/user/upstart', 'refused');
  expect(openPage().absent()).toEqual({ '/user/upstart': 'page' });
});

it('a call that answers again is not absent for the next page', () => {
  openPage().answer('/user/upstart', 'refused');
  openPage().answer('/user/upstart', 'present');
  expect(openPage().absent()).toEqual({});
});

it('a page of a web server is not remembered: it may come from a network that asks for a log-in', () => {
  openPage().answer('/user/upstart', 'page');
  expect(openPage().absent()).toEqual({});
});

it('an absence is remembered for six hours after its last answer', () => {
  openPage().answer('/user/upstart', 'refused');
  vi.setSystemTime(Date.now() + 5 * HOUR);
  openPage().answer('/bi/price', 'refused');
  vi.setSystemTime(Date.now() + 2 * HOUR);
  expect(openPage().absent()).toEqual({ '/bi/price': 'page' });
});
