import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_DIALECT, type Dialect } from '@bourse/contracts/dialects';

/** The dialect of the operator's file; a refusal may teach a part of it. */
export const dialectSlice = createSlice({
  name: 'dialect',
  initialState: DEFAULT_DIALECT,
  reducers: {
    dialectLearnt: (known, { payload }: PayloadAction<Partial<Dialect>>): Dialect => ({ ...known, ...payload }),
  },
});

export const { dialectLearnt } = dialectSlice.actions;

interface WithDialect {
  readonly dialect?: Dialect;
}

export const selectDialect = (state: WithDialect): Dialect => state.dialect ?? DEFAULT_DIALECT;
