import { cancelBatch } from './writes/cancel-batch';
import { receiptsSlice } from './execution-receipt/slice';
import { orderFormSlice } from './order-form/slice';
import { orderWrite } from './writes/order-write';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  spotOrderForm: orderFormSlice.reducer,
  spotOrder: orderWrite.reducer,
  spotCancelAll: cancelBatch.reducer,
  spotReceipts: receiptsSlice.reducer,
};
