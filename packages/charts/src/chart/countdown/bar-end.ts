import { barStart, nextBarStart, type Resolution } from '@bourse/contracts/bars';

/**
 * The moment at which the bar that contains `now` closes, epoch milliseconds. If a server opens its bars at another hour or day, the
 * offset of its newest bar is used.
 */
export function barEnd(now: number, newest: number, resolution: Resolution): number {
  const shift = newest - barStart(newest, resolution);
  return nextBarStart(now - shift, resolution) + shift;
}

const SECOND = 1000;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

const two = (value: number) => String(value).padStart(2, '0');

/** `02:05` or `13:02:05`; days and hours of longer times: `2D 13h`. `left` in milliseconds, rounded up to a second. */
export function countdownText(left: number, unit: (name: 'days' | 'hours', n: number) => string): string {
  const seconds = Math.ceil(left / SECOND);
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (seconds >= DAY) return `${unit('days', Math.floor(seconds / DAY))} ${unit('hours', hours)}`;
  const rest = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${two(hours)}:${rest}` : rest;
}
