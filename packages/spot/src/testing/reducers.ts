import { cancelAllSlice } from '../cancel-all/slice';
import { receiptsSlice } from '../execution-receipt/slice';
import { orderFormSlice } from '../order-form/slice';
import { priceAlertsSlice } from '../price-alerts/slice';
import { submitOrderSlice } from '../submit-order/slice';

/** The slices of spot, as the shell hangs them into the store. */
export const spotReducers = {
  [orderFormSlice.reducerPath]: orderFormSlice.reducer,
  [submitOrderSlice.reducerPath]: submitOrderSlice.reducer,
  [cancelAllSlice.reducerPath]: cancelAllSlice.reducer,
  [receiptsSlice.reducerPath]: receiptsSlice.reducer,
  [priceAlertsSlice.reducerPath]: priceAlertsSlice.reducer,
};
