import { useFormat } from '@bourse/i18n';
import { usePairs } from '@bourse/market';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { spotMessages } from '../locales';
import type { SpotState } from '../state';
import { isReached, type PriceAlert } from './alert';
import { ALERTS_KEY, readAlerts, storeAlerts } from './alert-storage';
import { notifySystem, playTone } from './announce';
import { claimAlert } from './claim';
import { alertFired, alertsRead, selectAlerts } from './slice';

/** Keeps the alerts in storage, and takes over what other tabs keep there. */
function useStoredAlerts(alerts: readonly PriceAlert[]): void {
  const dispatch = useDispatch();
  useEffect(() => storeAlerts(alerts), [alerts]);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === ALERTS_KEY) dispatch(alertsRead(readAlerts()));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
}

/** Shows nothing: fires each alert once when the streamed price of its pair reaches it, in one tab of all. */
export function AlertWatch() {
  const store = useStore<SpotState>();
  const alerts = useSelector(selectAlerts);
  const { groups } = usePairs();
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();
  useStoredAlerts(alerts);

  const announce = useEffectEvent(async ({ id, symbol, price, hasSound, hasNotification }: PriceAlert) => {
    const message = text('alerts.fired', { symbol, price: format.decimal(price) });
    if (!(await claimAlert(id))) return;
    toast.info(message, `spot-alert-${id}`);
    if (hasSound) playTone();
    if (hasNotification) notifySystem(message, id);
  });

  useEffect(() => {
    if (alerts.length === 0) return;
    const lastOf = new Map(groups.flatMap(({ pairs }) => pairs.map(({ id, last }) => [id, last] as const)));
    // From the store, not from this render: what has fired meanwhile must not fire again.
    for (const alert of selectAlerts(store.getState())) {
      const last = lastOf.get(alert.pair);
      if (last === undefined || !isReached(alert, last)) continue;
      store.dispatch(alertFired({ id: alert.id, at: Date.now() }));
      void announce(alert);
    }
  }, [alerts, groups, store]);

  return null;
}
