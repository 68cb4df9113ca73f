// @vitest-environment jsdom
import { markNoticesRead, useReadNotices } from '@bourse/news';
import { clearStored, forgetUsersExcept, keepValues, restoreKept, STORAGE_KEYS, writeStored } from '@bourse/storage';
import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

useIndexedDb();
beforeEach(clearStored);

const logIn = (userId: string) =>
  act(async () => {
    writeStored(STORAGE_KEYS.token, 'a');
    writeStored(STORAGE_KEYS.userId, userId);
    await forgetUsersExcept(Number(userId));
    await restoreKept(userId);
  });

const logOut = (userId: string) =>
  act(async () => {
    await keepValues(userId);
    clearStored();
  });

const markRead = (...ids: readonly number[]) => act(() => markNoticesRead(ids));

test('read notices return at the next login of the user, with those of the visitor before, and no other user has them', async () => {
  const { result } = renderHook(useReadNotices);
  await logIn('7');
  markRead(1, 2);
  await logOut('7');
  expect(result.current).toEqual([]);
  await logIn('8');
  expect(result.current).toEqual([]);
  await logOut('8');
  markRead(3);
  expect(result.current).toEqual([3]);
  await logIn('7');
  expect(new Set(result.current)).toEqual(new Set([1, 2, 3]));
});
