import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OpenOrder } from '@bourse/contracts/spot';

/** A market order that rests as a limit order, until the user has read so. */
export type RestingMarketState = OpenOrder | null;

const NONE: RestingMarketState = null;

export const restingMarketSlice = createSlice({
  name: 'spotRestingMarket',
  initialState: NONE as RestingMarketState,
  reducers: {
    marketOrderRests: (_state, { payload }: PayloadAction<OpenOrder>): RestingMarketState => payload,
    restingMarketRead: () => NONE,
  },
  extraReducers: (builder) => void builder.addCase(userLeft, () => NONE),
});

export const { marketOrderRests, restingMarketRead } = restingMarketSlice.actions;
