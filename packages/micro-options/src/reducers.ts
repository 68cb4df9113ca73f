import { optionFormSlice } from './form/slice';
import { executionsSlice } from './submit/executions';
import { submitWrite } from './submit/submit-write';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [optionFormSlice.reducerPath]: optionFormSlice.reducer,
  [executionsSlice.reducerPath]: executionsSlice.reducer,
  [submitWrite.name]: submitWrite.reducer,
};
