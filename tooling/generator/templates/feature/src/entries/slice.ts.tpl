import { readerLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface EntriesState {
  readonly search: string;
}

const initialState: EntriesState = { search: '' };

/** What is typed above the list; it outlasts the way to another screen and back. */
export const entriesSlice = createSlice({
  name: '__id__Entries',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
  },
  extraReducers: (builder) => {
    // An expired session keeps everything; who leaves takes everything along.
    builder.addCase(readerLeft, () => initialState);
  },
  selectors: {
    selectSearch: (state) => state.search,
  },
});

export const { searchTyped } = entriesSlice.actions;
export const { selectSearch } = entriesSlice.selectors;
