import { cancelBatch } from './writes/cancel-batch';
import { restingMarketSlice } from './submit-order/resting-market-slice';
import { receiptsSlice } from './execution-receipt/slice';
import { orderFormSlice } from './order-form/slice';
import { exitsWrite } from './writes/exits-write';
import { moveWrite } from './writes/move-write';
import { ocoWrite } from './writes/oco-write';
import { orderWrite } from './writes/order-write';
import { scaledBatch } from './writes/scaled-batch';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  spotOrderForm: orderFormSlice.reducer,
  spotOrder: orderWrite.reducer,
  spotCancelAll: cancelBatch.reducer,
  spotMove: moveWrite.reducer,
  spotOco: ocoWrite.reducer,
  spotExits: exitsWrite.reducer,
  spotScaled: scaledBatch.reducer,
  spotReceipts: receiptsSlice.reducer,
  spotRestingMarket: restingMarketSlice.reducer,
};
