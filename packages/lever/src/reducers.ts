import { leverFormSlice } from './order-form/slice';
import { batchCloseWrite, partialCloseWrite, closeWrite, revokeWrite, stopsWrite } from './writes/position-writes';
import { moveWrite } from './writes/move-write';
import { multipleWrite } from './writes/multiple-write';
import { reduceWrite } from './writes/reduce-write';
import { reverseWrite } from './writes/reverse-write';
import { submitWrite } from './writes/submit-write';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [leverFormSlice.reducerPath]: leverFormSlice.reducer,
  [submitWrite.name]: submitWrite.reducer,
  [closeWrite.name]: closeWrite.reducer,
  [partialCloseWrite.name]: partialCloseWrite.reducer,
  [reduceWrite.name]: reduceWrite.reducer,
  [moveWrite.name]: moveWrite.reducer,
  [multipleWrite.name]: multipleWrite.reducer,
  [revokeWrite.name]: revokeWrite.reducer,
  [stopsWrite.name]: stopsWrite.reducer,
  [reverseWrite.name]: reverseWrite.reducer,
  [batchCloseWrite.name]: batchCloseWrite.reducer,
};
