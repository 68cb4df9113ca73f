import { passwordResetSlice } from './forgot-password/slice';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [passwordResetSlice.name]: passwordResetSlice.reducer,
};
