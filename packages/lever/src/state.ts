import type { ExchangeState } from '@bourse/api-client';
import type { Thunk } from '@bourse/feature-kit';
import type { LeverFormState } from './order-form/slice';

/** The part of the store that thunks of this package use. */
export interface LeverState extends ExchangeState {
  readonly leverOrderForm: LeverFormState;
}

export type LeverThunk<Result> = Thunk<LeverState, Result>;
