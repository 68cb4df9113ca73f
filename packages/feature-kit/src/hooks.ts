import type { ExchangeState } from '@bourse/api-client';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
// oxlint-disable-next-line no-restricted-imports -- the typed hooks, which all packages use instead
import { useDispatch, useSelector, useStore } from 'react-redux';

/** A thunk over the part of the store that a package uses. */
export type Thunk<State extends ExchangeState, Result> = ThunkAction<Result, State, unknown, UnknownAction>;

/** `useDispatch` that takes thunks over the part of the store that a package uses. */
export const useAppDispatch = <State extends ExchangeState = ExchangeState>() =>
  useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();

/** `useSelector`. A selector without a type reads `ExchangeState`; a selector of a feature's slice names the part of the state that it reads. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the state is inferred from the selector of a feature's slice
export const useAppSelector = <Result, State extends object = ExchangeState>(
  selector: (state: State) => Result,
): Result => useSelector(selector);

/** `useStore` over the part of the store that a package uses, for values that are read when something happens and not rendered. */
export const useAppStore = <State extends ExchangeState = ExchangeState>() => useStore<State>();
