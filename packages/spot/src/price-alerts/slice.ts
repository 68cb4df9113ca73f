import { endSession } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withAlert, type PriceAlert } from './alert';
import { readAlerts } from './alert-storage';

export interface PriceAlertsState {
  /** Newest first. */
  readonly alerts: readonly PriceAlert[];
}

const NONE: PriceAlertsState = { alerts: [] };

/** The price alerts of this device. */
export const priceAlertsSlice = createSlice({
  name: 'spotPriceAlerts',
  // Read when a store is made, not when the package is imported.
  initialState: (): PriceAlertsState => ({ alerts: readAlerts() }),
  reducers: {
    alertSaved: ({ alerts }, { payload }: PayloadAction<PriceAlert>): PriceAlertsState => ({
      alerts: withAlert(alerts, payload),
    }),
    alertRemoved: ({ alerts }, { payload }: PayloadAction<string>): PriceAlertsState => ({
      alerts: alerts.filter(({ id }) => id !== payload),
    }),
    /** Another tab has changed the list. */
    alertsRead: (_state, { payload }: PayloadAction<readonly PriceAlert[]>): PriceAlertsState => ({ alerts: payload }),
    alertFired: ({ alerts }, { payload }: PayloadAction<{ id: string; at: number }>): PriceAlertsState => ({
      alerts: alerts.map((alert) => (alert.id === payload.id ? { ...alert, firedAt: payload.at } : alert)),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(endSession, (state, { payload }) => (payload.reason === 'logout' ? NONE : state));
  },
  selectors: {
    selectAlerts: (state) => state.alerts,
  },
});

export const { alertSaved, alertRemoved, alertsRead, alertFired } = priceAlertsSlice.actions;
export const { selectAlerts } = priceAlertsSlice.selectors;
