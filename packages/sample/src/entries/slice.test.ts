import { endSession, userLeft } from '@bourse/api-client';
import { combineReducers } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { entriesSlice, searchTyped, selectSearch } from './slice';

const reducer = combineReducers({ [entriesSlice.reducerPath]: entriesSlice.reducer });
const typed = reducer(undefined, searchTyped('alp'));

it('the search text is stored', () => {
  expect(selectSearch(typed)).toBe('alp');
});

it('the search text is kept when the session expires, and cleared when its user logs out', () => {
  expect(selectSearch(reducer(typed, endSession({ reason: 'expired' })))).toBe('alp');
  expect(selectSearch(reducer(typed, userLeft()))).toBe('');
});
