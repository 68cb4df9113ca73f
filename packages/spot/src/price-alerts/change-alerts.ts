import type { SpotThunk } from '../state';
import type { PriceAlert } from './alert';
import { readAlerts, storeAlerts } from './alert-storage';
import { alertsRead } from './slice';

/** Takes over what storage has: other tabs write there too. */
export function readAlertsAgain(): SpotThunk<void> {
  return (dispatch) => {
    dispatch(alertsRead(readAlerts()));
  };
}

/** Changes the alerts of this device: what storage has is changed, not what this tab read some time ago. */
export function changeAlerts(change: (alerts: readonly PriceAlert[]) => readonly PriceAlert[]): SpotThunk<void> {
  return (dispatch) => {
    const next = change(readAlerts());
    storeAlerts(next);
    dispatch(alertsRead(next));
  };
}
