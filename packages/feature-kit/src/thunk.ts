import type { ExchangeState } from '@bourse/api-client';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A thunk over the part of the store that a package uses. */
export type Thunk<State extends ExchangeState, Result> = ThunkAction<Result, State, unknown, UnknownAction>;
