import { useFormat } from '@bourse/i18n';
import { usePairs } from '@bourse/market';
import { useToast } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { spotMessages } from '../locales';
import type { SpotState } from '../state';
import { isReached } from './alert';
import { storeAlerts } from './alert-storage';
import { notifySystem, playTone } from './announce';
import { alertFired, selectAlerts } from './slice';

/** Shows nothing: keeps the alerts in storage, and fires each once when the streamed price of its pair reaches it. */
export function AlertWatch() {
  const store = useStore<SpotState>();
  const alerts = useSelector(selectAlerts);
  const { groups } = usePairs();
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();

  useEffect(() => storeAlerts(alerts), [alerts]);

  useEffect(() => {
    if (alerts.length === 0) return;
    const lastOf = new Map(groups.flatMap(({ pairs }) => pairs.map(({ id, last }) => [id, last] as const)));
    // From the store, not from this render: what has fired meanwhile must not fire again.
    for (const alert of selectAlerts(store.getState())) {
      const last = lastOf.get(alert.pair);
      if (last === undefined || !isReached(alert, last)) continue;
      store.dispatch(alertFired({ id: alert.id, at: Date.now() }));
      const message = text('alerts.fired', { symbol: alert.symbol, price: format.decimal(alert.price) });
      toast.info(message, `spot-alert-${alert.id}`);
      if (alert.hasSound) playTone();
      if (alert.hasNotification) notifySystem(message);
    }
  }, [alerts, groups, store, text, format, toast]);

  return null;
}
