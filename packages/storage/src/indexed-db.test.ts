// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { forgetUsersExcept } from './forget-users';
import { followIndexedDb, ownKey, readIndexedDb, writeIndexedDb } from './indexed-db';

it('the database returns a stored value that fits the schema, until it is removed', async () => {
  await writeIndexedDb('device', 'phrase', 'blue heron');
  expect(await readIndexedDb('device', 'phrase', v.string())).toBe('blue heron');
  expect(await readIndexedDb('device', 'phrase', v.number())).toBeUndefined();
  expect(await readIndexedDb('user', 'phrase', v.string())).toBeUndefined();
  await writeIndexedDb('device', 'phrase', undefined);
  expect(await readIndexedDb('device', 'phrase', v.string())).toBeUndefined();
});

it('the database notifies the followers of a key, until they stop', async () => {
  const listener = vi.fn<() => void>();
  const stop = followIndexedDb('phrase', listener);
  await writeIndexedDb('device', 'phrase', 'a');
  await writeIndexedDb('device', 'other', 'a');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await writeIndexedDb('device', 'phrase', undefined);
  expect(listener).toHaveBeenCalledOnce();
});

async function photos() {
  await writeIndexedDb('user', ownKey(7, 'front'), 'photo of 7');
  await writeIndexedDb('user', ownKey(77, 'front'), 'photo of 77');
  await writeIndexedDb('device', 'log-ins', [1]);
}
const photoOf = (userId: number) => readIndexedDb('user', ownKey(userId, 'front'), v.string());

it('the database removes the data of other users', async () => {
  await photos();
  await forgetUsersExcept(7);
  expect(await photoOf(7)).toBe('photo of 7');
  expect(await photoOf(77)).toBeUndefined();
});

const draft = (owner?: string) => JSON.stringify({ owner, values: { card: 'AB123456' } });

it("the database removes the drafts of other users' forms", async () => {
  localStorage.setItem('bourse.draft.verification', draft('77'));
  sessionStorage.setItem('bourse.draft.payee', draft('7'));
  localStorage.setItem('bourse.draft.login', draft());
  localStorage.setItem('bourse.draft.old', '{"owner": "77", "values": [1]}');
  await forgetUsersExcept(7);
  expect(localStorage.getItem('bourse.draft.verification')).toBeNull();
  expect(localStorage.getItem('bourse.draft.old')).toBeNull();
  expect(sessionStorage.getItem('bourse.draft.payee')).not.toBeNull();
  expect(localStorage.getItem('bourse.draft.login')).not.toBeNull();
});
