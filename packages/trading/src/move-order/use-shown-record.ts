import { useLayoutEffect, useRef } from 'react';

/**
 * Is a record the one that a dialog shows now? The reply of a write may come after its dialog was closed and that of another record was
 * opened, which it must not close.
 */
export function useShownRecord(record: number | undefined): (other: number | undefined) => boolean {
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    shown.current = record;
    return () => {
      shown.current = undefined;
    };
  }, [record]);
  return (other) => shown.current === other;
}
