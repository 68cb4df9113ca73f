import { useEffect, useRef } from 'react';

/** One system notification each time the risk becomes critical, if the user has allowed notifications. */
export function useRiskNotification(isCritical: boolean, title: string, body: string): void {
  const wasCritical = useRef(false);
  useEffect(() => {
    if (isCritical && !wasCritical.current && 'Notification' in globalThis && Notification.permission === 'granted') {
      try {
        // The same tag in all tabs: one notification.
        // oxlint-disable-next-line no-new -- showing it is the effect
        new Notification(title, { body, tag: 'bourse.lever.risk' });
      } catch {
        // Some mobile browsers throw: notifications need a service worker there.
      }
    }
    wasCritical.current = isCritical;
  }, [isCritical, title, body]);
}
