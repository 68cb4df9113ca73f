import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/** Whole seconds until a moment (epoch milliseconds), counted down; 0 from that moment on. */
export function useSecondsLeft(moment: number): number {
  const [counted, setCounted] = useState(() => ({ moment, left: secondsUntil(moment) }));
  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(moment);
      setCounted({ moment, left });
      if (left === 0) clearInterval(timer);
    };
    // A background tab throttles timers; every tick reads the clock, so the count is right on return.
    const timer = setInterval(tick, SECOND_MS / 4);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return counted.moment === moment ? counted.left : secondsUntil(moment);
}
