import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/** Whole seconds until a moment (epoch milliseconds), counted down; 0 once it has come. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(moment);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    // Throttled in the background, and never behind: each tick looks at the clock.
    const timer = setInterval(tick, SECOND_MS / 4);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
