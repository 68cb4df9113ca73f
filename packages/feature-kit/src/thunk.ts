import type { ExchangeState } from '@bourse/api-client';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** A thunk over the part of the store that a package uses. */
export type Thunk<State extends ExchangeState, Result> = ThunkAction<Result, State, unknown, UnknownAction>;

/** `useDispatch` that takes thunks over the part of the store that a package uses. */
export const useAppDispatch = <State extends ExchangeState = ExchangeState>() =>
  useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
