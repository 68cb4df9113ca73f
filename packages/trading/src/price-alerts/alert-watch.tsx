import { claimAnnouncement, noteUserEvent, notifySystem, playTone } from '@bourse/notifications';
import { pathWith, useScreens } from '@bourse/feature-kit';
import { PAIR_PARAMETER, pairParameter, usePairs } from '@bourse/market';
import { lazyPart, useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { LINKS } from '../links';
import { isReached, withFired, type PriceAlert } from './alert';
import { priceAlerts } from './alert-storage';
import { useAlertText } from './use-alert-text';

const LazyIndicatorWatch = lazyPart(async () => (await import('./indicator-watch')).IndicatorWatch, {
  fallback: null,
  // The next opening of a page tries again.
  failed: () => null,
});

/** Fires each alert once, in one of all tabs, when the streamed price of its pair reaches it. */
function Watch() {
  const alerts = priceAlerts.useValue();
  const { groups } = usePairs();
  const alertText = useAlertText();
  const toast = useToast();
  const { pathOf } = useScreens();

  /** The screen that trades the pair of an alert. */
  const pathTo = (alert: PriceAlert): string | undefined => {
    const screen = pathOf(LINKS.spot) ?? pathOf(LINKS.leverage);
    const pair = groups.flatMap(({ pairs }) => pairs).find(({ id }) => id === alert.pair);
    return screen && pair && pathWith(screen, { [PAIR_PARAMETER]: pairParameter(pair) });
  };
  const announce = async (alert: PriceAlert) => {
    const { id, hasSound, hasNotification } = alert;
    const message = alertText.fired(alert);
    if (!(await claimAnnouncement(`alert.${id}`))) return;
    toast.info(message, `price-alert-${id}`);
    const path = pathTo(alert);
    noteUserEvent({ id: `price-alert-${id}-${Date.now()}`, text: message, path });
    if (hasSound) playTone();
    if (hasNotification) notifySystem(message, id, path);
  };
  const fire = (alert: PriceAlert) => {
    priceAlerts.update((all) => withFired(all, alert.id, Date.now()));
    void announce(alert);
  };
  const fireReached = useEffectEvent(fire);

  useEffect(() => {
    const lastOf = new Map(groups.flatMap(({ pairs }) => pairs.map(({ id, last }) => [id, last] as const)));
    // An alert that this or another tab has fired since this render must not fire again.
    const hasFired = new Set(priceAlerts.read().flatMap(({ id, firedAt }) => (firedAt === undefined ? [] : [id])));
    for (const alert of alerts) {
      const last = lastOf.get(alert.pair);
      if (last === undefined || hasFired.has(alert.id) || !isReached(alert, last)) continue;
      fireReached(alert);
    }
  }, [alerts, groups]);

  return alerts
    .filter(({ firedAt }) => firedAt === undefined)
    .map((alert) => {
      const { id, indicator } = alert;
      return indicator && <LazyIndicatorWatch key={id} alert={alert} indicator={indicator} onCrossed={fire} />;
    });
}

/** Background work of every screen. Without a waiting alert no price is requested. */
export function Component() {
  const isWaiting = priceAlerts.useValue().some(({ firedAt }) => firedAt === undefined);
  return isWaiting ? <Watch /> : null;
}
