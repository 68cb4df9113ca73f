import { readerLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PriceAlert } from './alert';
import { readAlerts } from './alert-storage';

export interface PriceAlertsState {
  /** Newest first. */
  readonly alerts: readonly PriceAlert[];
}

const NONE: PriceAlertsState = { alerts: [] };

/** The price alerts of this device, as storage has them: see `change-alerts.ts`. */
export const priceAlertsSlice = createSlice({
  name: 'spotPriceAlerts',
  // Read when a store is made, not when the package is imported.
  initialState: (): PriceAlertsState => ({ alerts: readAlerts() }),
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
