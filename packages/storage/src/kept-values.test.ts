// @vitest-environment jsdom
import * as v from 'valibot';
import { eventually } from '@bourse/vitest-config/eventually';
import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import { beforeEach, expect, it, vi } from 'vitest';
import { createKept } from './create-kept';
import { forgetUsersExcept } from './forget-users';
import { deviceKeysOf, readIndexedDb, writeIndexedDb } from './indexed-db';
import { areKeptValuesKnown } from './kept-place';
import { syncKept } from './kept-sync';
import { areKeptValuesUnread, keepValues, removeKept, restoreKept } from './kept-values';
import { clearStored, writeStored } from './stored';

useIndexedDb();

const union = (one: readonly number[], other: readonly number[]) =>
  [...new Set([...one, ...other])].toSorted((a, b) => a - b);
const list = createKept('bourse.test.kept', v.array(v.number()), [], union);

async function logIn(userId: string) {
  writeStored('token', 'a');
  writeStored('user_id', userId);
  await forgetUsersExcept(Number(userId));
  await restoreKept(userId);
}

beforeEach(async () => {
  clearStored();
  await Promise.all(['7', '8'].map(removeKept));
});

it('a kept value returns at the next login, not to another user and not to a visitor', async () => {
  await logIn('7');
  list.write([1]);
  await keepValues('7');
  clearStored();
  expect(list.read()).toEqual([]);
  await logIn('8');
  expect(list.read()).toEqual([]);
  clearStored();
  await logIn('7');
  expect(list.read()).toEqual([1]);
});

it('a log-out leaves no kept value in local storage', async () => {
  await logIn('7');
  list.write([1]);
  clearStored();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('a kept value survives an expired session and the login of another user after it', async () => {
  await logIn('7');
  list.write([1]);
  writeStored('user_id', undefined);
  writeStored('token', undefined);
  await logIn('8');
  expect(list.read()).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain('[1]');
  await logIn('7');
  expect(list.read()).toEqual([1]);
});

it('a value that a visitor left becomes that of the user who logs in', async () => {
  await logIn('7');
  list.write([1]);
  await keepValues('7');
  clearStored();
  list.write([2]);
  await logIn('7');
  expect(list.read()).toEqual([1, 2]);
  clearStored();
  expect(list.read()).toEqual([]);
});

it('a value that is written before the kept one is restored does not replace it, even if a log-out follows at once', async () => {
  await logIn('7');
  list.write([1]);
  await keepValues('7');
  clearStored();
  writeStored('token', 'b');
  writeStored('user_id', '7');
  list.update((before) => [...before, 2]);
  clearStored();
  await eventually(async () => {
    await logIn('7');
    expect(list.read()).toEqual([1, 2]);
  });
});

it('the kept values are unknown from the login until they are restored', async () => {
  expect(areKeptValuesKnown()).toBe(true);
  writeStored('token', 'a');
  expect(areKeptValuesKnown()).toBe(false);
  writeStored('user_id', '7');
  expect(areKeptValuesKnown()).toBe(false);
  await restoreKept('7');
  expect(areKeptValuesKnown()).toBe(true);
});

it('removed kept values do not return', async () => {
  await logIn('7');
  list.write([1]);
  await keepValues('7');
  await removeKept('7');
  clearStored();
  await logIn('7');
  expect(list.read()).toEqual([]);
});

const deviceValue = (key: string) => readIndexedDb('device', key, v.unknown());

it('the removal takes notes, logins and hints of the user, and leaves those of other users', async () => {
  await writeIndexedDb('device', 'notes', { 7: { a: 1 }, 8: { b: 2 } });
  await writeIndexedDb('device', 'log-ins', [{ userId: 7 }, { userId: 8 }]);
  await writeIndexedDb('device', 'hidden', [7, 8]);
  await removeKept('7');
  expect(await Promise.all(['notes', 'log-ins', 'hidden'].map(deviceValue))).toEqual([
    { 8: { b: 2 } },
    [{ userId: 8 }],
    [8],
  ]);
  expect(await deviceKeysOf(8)).toEqual(['hidden', 'log-ins', 'notes']);
});

it('a full database is reported', async () => {
  await logIn('7');
  list.write([1]);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepValues('7')).toBe(false);
  vi.restoreAllMocks();
  expect(await keepValues('7')).toBe(true);
});

it('a follower hears a restored value and one of another user', async () => {
  await logIn('7');
  list.write([1]);
  await keepValues('7');
  clearStored();
  const heard: (readonly number[])[] = [];
  const stop = list.follow(() => heard.push(list.read()));
  await logIn('7');
  expect(heard.at(-1)).toEqual([1]);
  writeStored('user_id', '8');
  expect(heard.at(-1)).toEqual([]);
  stop();
});

/** Makes all reads of the database fail. */
function failReads() {
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
}

it('the kept values stay unknown and are not written over where the database cannot be read, and a second try restores them', async () => {
  await logIn('7');
  list.write([1]);
  await keepValues('7');
  clearStored();
  failReads();
  await logIn('7');
  expect([areKeptValuesKnown(), areKeptValuesUnread()]).toEqual([false, true]);
  list.write([2]);
  expect(await keepValues('7')).toBe(false);
  vi.restoreAllMocks();
  await restoreKept('7');
  expect([areKeptValuesKnown(), areKeptValuesUnread()]).toEqual([true, false]);
  expect(list.read()).toEqual([1, 2]);
});

it('the kept values stay unknown where the database cannot be opened', async () => {
  vi.resetModules();
  const fresh = await import('./index');
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  fresh.writeStored('token', 'a');
  fresh.writeStored('user_id', '7');
  await fresh.restoreKept('7');
  expect(areKeptValuesKnown()).toBe(false);
  vi.restoreAllMocks();
  await fresh.restoreKept('7');
  expect(areKeptValuesKnown()).toBe(true);
});

it.each(['SecurityError', 'InvalidStateError'])(
  'the kept values are known, and reported as not kept, where the browser refuses the database by policy (%s)',
  async (name) => {
    vi.resetModules();
    const fresh = await import('./index');
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', name);
    });
    fresh.writeStored('token', 'a');
    fresh.writeStored('user_id', '7');
    await fresh.restoreKept('7');
    expect(areKeptValuesKnown()).toBe(true);
    expect(await fresh.keepValues('7')).toBe(false);
    vi.restoreAllMocks();
  },
);

it('a value that the server refuses does not end the sync of the others', async () => {
  const refused = createKept('bourse.test.a-refused', v.array(v.number()), [], union);
  await logIn('7');
  refused.write([1]);
  list.write([2]);
  const written: string[] = [];
  const syncing = syncKept({
    valueAtMost: 100,
    now: () => 0,
    read: () => Promise.resolve([{ name: 'bourse.test.from-there', version: 1, value: '[3]' }]),
    write: (setting) => {
      if (setting.name === 'bourse.test.a-refused') return Promise.reject(new Error('refused'));
      written.push(setting.name);
      return Promise.resolve({ ...setting, version: setting.version + 1, isStored: true });
    },
  });
  await expect(syncing).rejects.toThrow('refused');
  expect(written).toEqual(['bourse.test.kept']);
});
