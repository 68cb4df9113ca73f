import { respond } from '@bourse/api-client/testing';
import { readSettings, writeSetting, type Setting } from '@bourse/contracts/settings';
import { capabilities } from '@bourse/contracts/site';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import { createKept, restoreKept } from '@bourse/storage';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { Component as Background } from './background';

useIndexedDb();

const { server } = freshServer(() => []);
const NAME = 'bourse.test.limits';
const limits = createKept(NAME, v.array(v.number()), [], (own, other) => [...new Set([...own, ...other])]);

/** A back end that keeps values. */
let kept: Setting[] = [];
let calls = 0;

beforeEach(() => {
  kept = [];
  calls = 0;
  localStorage.setItem('token', 'a');
  localStorage.setItem('user_id', '7');
  localStorage.setItem('bourse.restored.7', '1');
  server.use(
    respond(capabilities, () => ({ settings: { value_at_most: 100 } })),
    respond(readSettings, () => {
      calls += 1;
      return { list: kept };
    }),
    respond(writeSetting, ({ request }) => {
      const present = kept.find(({ name }) => name === request.name) ?? { ...request, version: 0, value: '' };
      if (present.version !== request.version) return { ...present, stored: 0 };
      const written = { ...request, version: request.version + 1 };
      kept = [written];
      return { ...written, stored: 1 };
    }),
  );
});

test('a value of this device is written to the back end, at the start and after a change', async () => {
  limits.write([1]);
  renderFeature(<Background />);
  await waitFor(() => expect(kept).toEqual([{ name: NAME, version: 1, value: '[1]' }]));
  // The clock of tests does not advance: the next read must be later than the first one.
  vi.setSystemTime(Date.now() + 1);
  limits.write([1, 2]);
  await waitFor(() => expect(kept).toEqual([{ name: NAME, version: 2, value: '[1,2]' }]));
});

test('a value of another device is taken over, and merged with what this device has', async () => {
  limits.write([1]);
  kept = [{ name: NAME, version: 4, value: '[5]' }];
  renderFeature(<Background />);
  await waitFor(() => expect(limits.read()).toEqual([1, 5]));
  await waitFor(() => expect(kept).toEqual([{ name: NAME, version: 5, value: '[1,5]' }]));
});

test('a back end that does not announce it is not asked', async () => {
  let isAsked = false;
  server.use(
    respond(capabilities, () => {
      isAsked = true;
      return {};
    }),
  );
  limits.write([1]);
  renderFeature(<Background />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(calls).toBe(0);
});

test('a looser value of another device does not replace the one here before its module is loaded, and then as the module says', async () => {
  const LATE = 'bourse.test.late';
  localStorage.setItem(`bourse.user.7/${LATE}`, '5');
  localStorage.setItem('bourse.user.7/bourse.settings.met', JSON.stringify({ [LATE]: { version: 1, value: '5' } }));
  kept = [{ name: LATE, version: 2, value: '9' }];
  renderFeature(<Background />);
  await waitFor(() => expect(calls).toBe(1));
  // The clock of tests does not advance: the next read must be later than the first one.
  vi.setSystemTime(Date.now() + 1);
  const late = createKept(LATE, v.number(), 100, Math.min, (own, other) => Math.min(own, other - 1));
  await waitFor(() => expect(calls).toBeGreaterThan(1));
  expect(late.read()).toBe(5);
  kept = [{ name: LATE, version: 3, value: '4' }];
  vi.setSystemTime(Date.now() + 1);
  limits.write([7]);
  await waitFor(() => expect(late.read()).toBe(3));
});

test('the user learns that the kept values could not be read, and each failed try is told until one succeeds', async () => {
  localStorage.removeItem('bourse.restored.7');
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  await restoreKept('7');
  const { user } = renderFeature(<Background />);
  const retry = async () => user.click(await screen.findByRole('button', { name: 'Try again' }));
  await retry();
  expect(await screen.findByText(/could not be read from this browser/)).toBeVisible();
  vi.restoreAllMocks();
  await retry();
  await waitFor(() => expect(screen.queryByText(/could not be read from this browser/)).toBeNull());
  expect(localStorage.getItem('bourse.restored.7')).toBe('1');
});

test('the user learns once that the browser does not keep the values', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { unmount } = renderFeature(<Background />);
  expect(screen.queryByText(/cannot save data permanently/)).toBeNull();
  limits.write([1]);
  expect(await screen.findByText(/cannot save data permanently/)).toBeVisible();
  unmount();
  renderFeature(<Background />);
  limits.write([2]);
  await waitFor(() => expect(kept).not.toEqual([]));
  expect(screen.queryByText(/cannot save data permanently/)).toBeNull();
  vi.restoreAllMocks();
});
