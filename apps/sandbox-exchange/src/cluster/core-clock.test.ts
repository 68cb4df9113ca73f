import { expect, it } from 'vitest';
import { CoreClock } from './core-clock';

/** 2026-01-01T00:00:00Z */
const CORE = 1_767_225_600_000;

function clockOf() {
  let now = 500;
  const clock = new CoreClock(() => now);
  return { clock, pass: (milliseconds: number) => (now += milliseconds) };
}

it('tells no time before the core has told it, nor after another core has begun', () => {
  const { clock } = clockOf();
  expect(clock.read()).toBeUndefined();
  clock.beat(CORE);
  clock.reset();
  expect(clock.read()).toBeUndefined();
});

it('tells the time of the core from a heartbeat on', () => {
  const { clock, pass } = clockOf();
  clock.beat(CORE);
  pass(750);
  expect(clock.read()).toBe(CORE + 750);
});

it('keeps the latest of the told times, because a message that was under way for long tells an old one', () => {
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
