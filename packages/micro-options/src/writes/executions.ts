import type { Decimal } from '@bourse/decimal';
import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How an option was carried out, as seen from this device. */
export interface Execution {
  readonly id: number;
  readonly clickPrice: Decimal | undefined;
  readonly openPrice: Decimal;
  /** Open price against the click in quote currency; positive is worse. */
  readonly slippage: Decimal | undefined;
  /** Milliseconds from the request to its acknowledgement. */
  readonly acknowledgedIn: number;
}

const initialState: readonly Execution[] = [];

/** The executions of this session, newest first. */
export const executionsSlice = createSlice({
  name: 'optionExecutions',
  initialState,
  reducers: {
    executed: (known, { payload }: PayloadAction<Execution>) => [payload, ...known],
  },
  extraReducers: (builder) => void builder.addMatcher(userLeft.match, () => initialState),
});

interface WithExecutions {
  readonly optionExecutions?: readonly Execution[];
}

export const selectExecutions = ({ optionExecutions = initialState }: WithExecutions): readonly Execution[] =>
  optionExecutions;
