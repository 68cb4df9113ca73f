import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OpenOrder } from '@bourse/contracts/spot';

/** A market order that rests as a limit order, until the user has read so. */
export interface RestingMarketState {
  readonly order?: OpenOrder;
}

const NONE: RestingMarketState = {};

export const restingMarketSlice = createSlice({
  name: 'spotRestingMarket',
  initialState: NONE,
  reducers: {
    marketOrderRests: (_state, { payload }: PayloadAction<OpenOrder>) => ({ order: payload }),
    restingMarketRead: () => NONE,
  },
  extraReducers: (builder) => void builder.addCase(userLeft, () => NONE),
});

export const { marketOrderRests, restingMarketRead } = restingMarketSlice.actions;
