import { selectServerClock, serverNow, type ServerClock } from '@bourse/api-client';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../hooks';

const SECOND_MS = 1000;
/** A tick is late by at most this, milliseconds. */
const TICK_MS = SECOND_MS / 4;

function secondsUntil(until: number | undefined, clock: ServerClock): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - serverNow(clock)) / SECOND_MS));
}

/** Reads the server's time, epoch milliseconds. */
export function useServerNow(): () => number {
  const clock = useAppSelector(selectServerClock);
  return () => serverNow(clock);
}

/**
 * Whole seconds until a moment of the server's clock (epoch milliseconds); 0 once it has passed or where there is none. Each tick
 * reads the clock, so a throttled background tab is right again at its next tick.
 */
export function useCountdown(until: number | undefined): number {
  const clock = useAppSelector(selectServerClock);
  const [left, setLeft] = useState(() => secondsUntil(until, clock));
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(until, clock);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [until, clock]);
  return left;
}
