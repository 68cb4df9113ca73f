import { useState, useSyncExternalStore } from 'react';
import { pageOverlays } from './overlay-stack';

const isCovered = () => pageOverlays.size() > 0;

/**
 * Returns `value`, and while an overlay is open the value from before it was opened. For the choice of an arrangement: a
 * rotation or a resize below an open overlay would unmount the overlay's owner.
 */
export function useHeldByOverlay<Value>(value: Value): Value {
  const covered = useSyncExternalStore(pageOverlays.subscribe, isCovered, isCovered);
  const [held, setHeld] = useState(value);
  if (!covered && held !== value) setHeld(value);
  return covered ? held : value;
}
