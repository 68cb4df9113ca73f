import { convertWrite } from './writes/convert-write';
import { transferWrite } from './writes/transfer-write';
import { withdrawWrite } from './writes/withdraw-write';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [transferWrite.name]: transferWrite.reducer,
  [withdrawWrite.name]: withdrawWrite.reducer,
  [convertWrite.name]: convertWrite.reducer,
};
