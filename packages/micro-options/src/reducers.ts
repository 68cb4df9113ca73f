import { optionFormSlice } from './order-form/slice';
import { executionsSlice } from './writes/executions';
import { submitWrite } from './writes/submit-write';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [optionFormSlice.reducerPath]: optionFormSlice.reducer,
  [executionsSlice.reducerPath]: executionsSlice.reducer,
  [submitWrite.name]: submitWrite.reducer,
};
