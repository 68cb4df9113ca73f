import { followStored } from '@bourse/api-client';
import { useFormat } from '@bourse/i18n';
import { usePairs } from '@bourse/market';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { spotMessages } from '../locales';
import type { SpotDispatch, SpotState } from '../state';
import { isReached, withFired, type PriceAlert } from './alert';
import { ALERTS_KEY } from './alert-storage';
import { notifySystem, playTone } from './announce';
import { changeAlerts, readAlertsAgain } from './change-alerts';
import { claimAlert } from './claim';
import { selectAlerts } from './slice';

/** Follows what storage has, from the first look on: while this screen was away, another tab may have written there. */
function useStoredAlerts(): void {
  const dispatch = useDispatch<SpotDispatch>();
  useEffect(() => {
    const follow = () => dispatch(readAlertsAgain());
    follow();
    return followStored(ALERTS_KEY, follow);
  }, [dispatch]);
}

/** Shows nothing: fires each alert once when the streamed price of its pair reaches it, in one tab of all. */
export function AlertWatch() {
  const store = useStore<SpotState>();
  const dispatch = useDispatch<SpotDispatch>();
  const alerts = useSelector(selectAlerts);
  const { groups } = usePairs();
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();
  useStoredAlerts();

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
      dispatch(changeAlerts((all) => withFired(all, alert.id, Date.now())));
      void announce(alert);
    }
  }, [alerts, groups, store, dispatch]);

  return null;
}
