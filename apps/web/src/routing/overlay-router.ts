import type { OverlayRouter } from '@bourse/ui-kit';
import type { Router } from '../router';

/** React Router's key of the entry of the first address. */
const FIRST_KEY = 'default';

/** Connects the page's overlays to React Router, which writes the location's key into an entry's state. */
export function overlayRouter(router: Router): OverlayRouter {
  return {
    isShown: (state) => {
      const hasKey = typeof state === 'object' && state !== null && 'key' in state;
      return (hasKey ? state.key : FIRST_KEY) === router.state.location.key;
    },
    isNavigating: () => router.state.navigation.state !== 'idle',
    subscribe: (listener) => router.subscribe(listener),
  };
}
