import { entriesSlice } from './entries/slice';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [entriesSlice.reducerPath]: entriesSlice.reducer,
};
