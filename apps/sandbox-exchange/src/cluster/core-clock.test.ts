import { expect, it } from 'vitest';
import { CoreClock } from './core-clock';

/** 2026-01-01T00:00:00Z */
const CORE = 1_767_225_600_000;

function clockOf() {
  let now = 500;
  const clock = new CoreClock(() => now);
  return { clock, pass: (milliseconds: number) => (now += milliseconds) };
}

it('the core clock has no time before the core has sent one, nor after another core has begun', () => {
  const { clock } = clockOf();
  expect(clock.read()).toBeUndefined();
  clock.beat(CORE);
  clock.reset();
  expect(clock.read()).toBeUndefined();
});

it('the core clock has the time of the core after a heartbeat', () => {
  const { clock, pass } = clockOf();
  clock.beat(CORE);
  pass(750);
  expect(clock.read()).toBe(CORE + 750);
});

it('the core clock keeps the latest time, because a delayed message has an older one', () => {
  const { clock, pass } = clockOf();
  clock.beat(CORE);
  pass(1000);
  clock.beat(CORE + 600);
  // One millisecond of drift.
  expect(clock.read()).toBe(CORE + 999);
  clock.reply('Thu, 01 Jan 2026 00:00:03 GMT');
  expect(clock.read()).toBe(CORE + 3000);
  clock.reply('Thu, 01 Jan 2026 00:00:02 GMT');
  clock.reply('soon');
  clock.reply(undefined);
  expect(clock.read()).toBe(CORE + 3000);
});
