import type { ExchangeState } from '@bourse/api-client';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CancelAllState } from './cancel-all/slice';
import type { ReceiptsState } from './execution-receipt/slice';
import type { OrderFormState } from './order-form/slice';
import type { PriceAlertsState } from './price-alerts/slice';
import type { SubmitOrderState } from './submit-order/slice';

/** The part of the store that spot's thunks and hooks know. */
export interface SpotState extends ExchangeState {
  readonly spotOrderForm: OrderFormState;
  readonly spotSubmitOrder: SubmitOrderState;
  readonly spotCancelAll: CancelAllState;
  readonly spotReceipts: ReceiptsState;
  readonly spotPriceAlerts: PriceAlertsState;
}

export type SpotDispatch = ThunkDispatch<SpotState, unknown, UnknownAction>;
export type SpotThunk<Result> = ThunkAction<Result, SpotState, unknown, UnknownAction>;
