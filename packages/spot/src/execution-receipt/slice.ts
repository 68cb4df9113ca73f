import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Arrival } from '../rules/arrival';

export interface ReceiptsState {
  /** Newest first. */
  readonly arrivals: readonly Arrival[];
}

const NONE: ReceiptsState = { arrivals: [] };

/**
 * The book at the time of recent orders: observed by this device and stored on this device only. Read for receipts, see
 * `keep-arrival.ts`.
 */
export const receiptsSlice = createSlice({
  name: 'spotReceipts',
  initialState: NONE,
  reducers: {
    arrivalsRead: (_state, { payload }: PayloadAction<readonly Arrival[]>): ReceiptsState => ({ arrivals: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(userLeft, () => NONE);
  },
  selectors: {
    selectArrivals: (state) => state.arrivals,
  },
});

export const { arrivalsRead } = receiptsSlice.actions;
export const { selectArrivals } = receiptsSlice.selectors;
