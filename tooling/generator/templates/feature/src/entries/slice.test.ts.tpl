import { endSession, readerLeft } from '@bourse/api-client';
import { combineReducers } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { entriesSlice, searchTyped, selectSearch } from './slice';

const reducer = combineReducers({ [entriesSlice.reducerPath]: entriesSlice.reducer });
const typed = reducer(undefined, searchTyped('alp'));

describe('what is typed', () => {
  it('stays', () => {
    expect(selectSearch(typed)).toBe('alp');
  });

  it('outlasts a session that expires, and goes with its reader', () => {
    expect(selectSearch(reducer(typed, endSession({ reason: 'expired' })))).toBe('alp');
    expect(selectSearch(reducer(typed, readerLeft()))).toBe('');
  });
});
