import { readerLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Arrival } from './arrival';

export interface ReceiptsState {
  /** Newest first. */
  readonly arrivals: readonly Arrival[];
}

const NONE: ReceiptsState = { arrivals: [] };

/**
 * What the book showed when recent orders left: what this device has seen, so it is kept by this device alone. Read by who
 * shows receipts, see `keep-arrival.ts`.
 */
export const receiptsSlice = createSlice({
  name: 'spotReceipts',
  initialState: NONE,
  reducers: {
    arrivalsRead: (_state, { payload }: PayloadAction<readonly Arrival[]>): ReceiptsState => ({ arrivals: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(readerLeft, () => NONE);
  },
  selectors: {
    selectArrivals: (state) => state.arrivals,
  },
});

export const { arrivalsRead } = receiptsSlice.actions;
export const { selectArrivals } = receiptsSlice.selectors;
