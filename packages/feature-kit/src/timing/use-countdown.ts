import { selectServerClock, serverNow, type ServerClock } from '@bourse/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useAppSelector } from '../hooks';

const SECOND_MS = 1000;
/** A tick is late by at most this, milliseconds. */
const TICK_MS = SECOND_MS / 4;

function secondsUntil(until: number | undefined, clock: ServerClock): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - serverNow(clock)) / SECOND_MS));
}

/** Reads the server's time, epoch milliseconds. The function is the same one until the clock is measured again. */
export function useServerNow(): () => number {
  const clock = useAppSelector(selectServerClock);
  // A function that changes with the measured clock only may be the dependency of an effect.
  return useCallback(() => serverNow(clock), [clock]);
}

/**
 * Whole seconds until a moment of the server's clock (epoch milliseconds); 0 once it has passed or where there is none. Each tick
 * reads the clock, so a throttled background tab is right again at its next tick.
 */
export function useCountdown(until: number | undefined): number {
  const clock = useAppSelector(selectServerClock);
  const [shown, setShown] = useState(() => ({ until, left: secondsUntil(until, clock) }));
  // A moment that has just become known has not passed for the time of one frame.
  if (!Object.is(shown.until, until)) setShown({ until, left: secondsUntil(until, clock) });
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(until, clock);
      setShown((before) => (before.left === seconds ? before : { until, left: seconds }));
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [until, clock]);
  return shown.left;
}
