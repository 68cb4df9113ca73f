import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of the list of entries in the store. */
export interface EntriesState {
  readonly search: string;
}

const initialState: EntriesState = { search: '' };

/** The search text; kept in the store while other screens are open. */
export const entriesSlice = createSlice({
  name: 'sampleEntries',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
  },
  extraReducers: (builder) => {
    // An expired session keeps the state; a logout clears it.
    builder.addCase(userLeft, () => initialState);
  },
  selectors: {
    selectSearch: (state) => state.search,
  },
});

export const { searchTyped } = entriesSlice.actions;
export const { selectSearch } = entriesSlice.selectors;
