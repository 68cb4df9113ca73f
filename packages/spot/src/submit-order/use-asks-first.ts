import { followStored, readStored, writeStored } from '@bourse/api-client';
import { useSyncExternalStore } from 'react';

/** Set on a device whose reader does not want to be asked before each order. */
const SKIP_CONFIRMATION = 'bourse.spot.skipConfirmation';

const follow = (listener: () => void) => followStored(SKIP_CONFIRMATION, listener);
const read = () => readStored(SKIP_CONFIRMATION) !== '1';

/** Is each order confirmed before it leaves this device? The same in all of its tabs, at any moment. */
export function useAsksFirst(): readonly [asksFirst: boolean, ask: (wanted: boolean) => void] {
  const asksFirst = useSyncExternalStore(follow, read);
  return [asksFirst, (wanted) => writeStored(SKIP_CONFIRMATION, wanted ? undefined : '1')];
}
