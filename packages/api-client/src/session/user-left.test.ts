import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { testStore } from '../testing';
import { endSession, logIn, userLeft, sessionStored, userKnown } from './slice';

const ann = { token: 'a', userId: 7, account: 'ann@example.com' };

/** A tab in which Ann is logged in and has typed into a form. */
function annsTab() {
  const typed = createSlice({
    name: 'typed',
    initialState: '',
    reducers: { type: (_typed, { payload }: { payload: string }) => payload },
    extraReducers: (builder) => builder.addCase(userLeft, () => ''),
  });
  const store = testStore({ reducers: { typed: typed.reducer } });
  store.dispatch(logIn({ token: 'a' }));
  store.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
  store.dispatch(typed.actions.type('0.5 BTC'));
  return store;
}

it('the input of a user is cleared by a logout', () => {
  const store = annsTab();
  store.dispatch(endSession({ reason: 'logout' }));
  expect(store.getState().typed).toBe('');
});

it('the input of a user is cleared by a logout in another tab, which removes the account name from storage', () => {
  const store = annsTab();
  store.dispatch(sessionStored({}));
  expect(store.getState().typed).toBe('');
});

it('the input of a user is kept when the session expires, here or in another tab, which keeps the account name', () => {
  const store = annsTab();
  store.dispatch(endSession({ reason: 'expired' }));
  store.dispatch(logIn({ token: 'b' }));
  store.dispatch(userKnown({ userId: 7 }));
  expect(store.getState().typed).toBe('0.5 BTC');
  store.dispatch(sessionStored({ account: 'ann@example.com' }));
  expect(store.getState().typed).toBe('0.5 BTC');
});

it('the input of a user is cleared when another user logs in after an expiry', () => {
  const store = annsTab();
  store.dispatch(endSession({ reason: 'expired' }));
  store.dispatch(logIn({ token: 'b' }));
  expect(store.getState().typed).toBe('0.5 BTC');
  store.dispatch(userKnown({ userId: 8 }));
  expect(store.getState().typed).toBe('');
});

it('the input of a user is cleared when another user logs in in another tab', () => {
  const store = annsTab();
  store.dispatch(sessionStored({ token: 'b', userId: 8 }));
  expect(store.getState().typed).toBe('');
});

it('the input of a user is kept when the same user logs in again', () => {
  const store = annsTab();
  store.dispatch(sessionStored(ann));
  store.dispatch(sessionStored({ ...ann, token: 'b' }));
  expect(store.getState().typed).toBe('0.5 BTC');
});
