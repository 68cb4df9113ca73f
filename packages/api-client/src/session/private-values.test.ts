import { ownKey, readIndexedDb, writeIndexedDb } from '@bourse/storage';
import { eventually } from '@bourse/vitest-config/eventually';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { testStore } from '../testing';
import { endSession, logIn, sessionStored, userKnown } from './slice';

async function photos() {
  await writeIndexedDb('user', ownKey(7, 'front'), 'photo of 7');
  await writeIndexedDb('user', ownKey(77, 'front'), 'photo of 77');
  await writeIndexedDb('device', 'log-ins', [1]);
}
const photoOf = (userId: number) => readIndexedDb('user', ownKey(userId, 'front'), v.string());

function userIn() {
  const store = testStore();
  store.dispatch(logIn({ token: 'a' }));
  store.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
  return store;
}

it.each([
  ['a log-out', endSession({ reason: 'logout' })],
  ['a log-out in another tab', sessionStored({})],
  ['a login of another user in another tab', sessionStored({ token: 'b', userId: 8 })],
])('%s removes the values of the user, not those of the device', async (_name, action) => {
  const store = userIn();
  await photos();
  store.dispatch(action);
  await eventually(async () => expect(await photoOf(7)).toBeUndefined());
  expect(await readIndexedDb('device', 'log-ins', v.array(v.number()))).toEqual([1]);
});

it('an expired session keeps the values for the next login of the same user', async () => {
  const store = userIn();
  await photos();
  store.dispatch(endSession({ reason: 'expired' }));
  store.dispatch(logIn({ token: 'b' }));
  store.dispatch(userKnown({ userId: 7 }));
  await Promise.resolve();
  expect(await photoOf(7)).toBe('photo of 7');
});

it('a reload after an expired session, and then a login of another user, removes the values', async () => {
  await photos();
  const store = testStore();
  store.dispatch(logIn({ token: 'b' }));
  store.dispatch(userKnown({ userId: 8 }));
  await eventually(async () => expect(await photoOf(7)).toBeUndefined());
});
