import { transferWrite } from './transfer/transfer-write';
import { withdrawWrite } from './withdraw/withdraw-write';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [transferWrite.name]: transferWrite.reducer,
  [withdrawWrite.name]: withdrawWrite.reducer,
};
