import { claimNews, noteUserEvent, notifySystem, playTone } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { usePairs } from '@bourse/market';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { tradingMessages } from '../locales/messages';
import { isReached, withFired, type PriceAlert } from './alert';
import { priceAlerts } from './alert-storage';

/** Fires each alert once, in one of all tabs, when the streamed price of its pair reaches it. */
function Watch() {
  const alerts = priceAlerts.useValue();
  const { groups } = usePairs();
  const text = tradingMessages.useText();
  const format = useFormat();
  const toast = useToast();

  const announce = useEffectEvent(async ({ id, symbol, price, hasSound, hasNotification }: PriceAlert) => {
    const message = text('alerts.fired', { symbol, price: format.decimal(price) });
    if (!(await claimNews(`alert.${id}`))) return;
    toast.info(message, `price-alert-${id}`);
    noteUserEvent({ id: `price-alert-${id}-${Date.now()}`, text: message });
    if (hasSound) playTone();
    if (hasNotification) notifySystem(message, id);
  });

  useEffect(() => {
    const lastOf = new Map(groups.flatMap(({ pairs }) => pairs.map(({ id, last }) => [id, last] as const)));
    // An alert that this or another tab has fired since this render must not fire again.
    const hasFired = new Set(priceAlerts.read().flatMap(({ id, firedAt }) => (firedAt === undefined ? [] : [id])));
    for (const alert of alerts) {
      const last = lastOf.get(alert.pair);
      if (last === undefined || hasFired.has(alert.id) || !isReached(alert, last)) continue;
      priceAlerts.update((all) => withFired(all, alert.id, Date.now()));
      void announce(alert);
    }
  }, [alerts, groups]);

  return null;
}

/** Background work of every screen. Without a waiting alert no price is requested. */
export function Component() {
  const isWaiting = priceAlerts.useValue().some(({ firedAt }) => firedAt === undefined);
  return isWaiting ? <Watch /> : null;
}
