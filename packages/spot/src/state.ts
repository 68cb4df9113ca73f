import type { ExchangeState } from '@bourse/api-client';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BatchState, WriteSlice } from '@bourse/safe-writes';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { ReceiptsState } from './execution-receipt/slice';
import type { OrderFormState } from './order-form/slice';
import type { RestingMarketState } from './submit-order/resting-market-slice';
import type { Finding, KnownOrders } from './rules/find-outcome';
import type { ScaledItem } from './writes/scaled-item';
import type { OcoFinding, OcoTicket } from './writes/oco-ticket';
import type { ExitsFinding, ExitsTicket } from './writes/exits-ticket';
import type { OrderTicket } from './rules/order-ticket';

/** The part of the store that spot's thunks and hooks use. */
export interface SpotState extends ExchangeState {
  readonly spotOrderForm: OrderFormState;
  readonly spotOrder: WriteSlice<OrderTicket, KnownOrders, Finding>;
  readonly spotCancelAll: BatchState<OpenOrder>;
  readonly spotScaled: BatchState<ScaledItem>;
  readonly spotReceipts: ReceiptsState;
  readonly spotRestingMarket: RestingMarketState;
  readonly spotOco: WriteSlice<OcoTicket, KnownOrders, OcoFinding>;
  readonly spotExits: WriteSlice<ExitsTicket, null, ExitsFinding>;
}

export type SpotThunk<Result> = ThunkAction<Result, SpotState, unknown, UnknownAction>;
