import { readerLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PriceAlert } from './alert';

export interface PriceAlertsState {
  /** Newest first. */
  readonly alerts: readonly PriceAlert[];
}

const NONE: PriceAlertsState = { alerts: [] };

/** The price alerts of this device, as storage has them; read by who watches or shows them, see `change-alerts.ts`. */
export const priceAlertsSlice = createSlice({
  name: 'spotPriceAlerts',
  initialState: NONE,
  reducers: {
    alertsRead: (_state, { payload }: PayloadAction<readonly PriceAlert[]>): PriceAlertsState => ({ alerts: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(readerLeft, () => NONE);
  },
  selectors: {
    selectAlerts: (state) => state.alerts,
  },
});

export const { alertsRead } = priceAlertsSlice.actions;
export const { selectAlerts } = priceAlertsSlice.selectors;
