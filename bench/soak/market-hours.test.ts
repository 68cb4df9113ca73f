import { expect, test } from 'vitest';
import { marketHours } from './market-hours.ts';

const began = Date.parse('2026-11-21T10:00:00Z');
const moments = [...marketHours({ minutes: 2, seconds: 12, began })];
const named = (name: string) =>
  moments.flatMap(({ message }) => message).filter((text) => text.startsWith(`42["${name}"`));

test('two minutes at the pace of the exchange pass in twelve seconds', () => {
  expect(named('transaction')).toHaveLength(2 * 60 * 10);
  expect(moments.at(-1)?.at).toBeGreaterThan(11_900);
  expect(moments.at(-1)?.at).toBeLessThan(12_000);
});

test('the market opens a bar for every simulated minute', () => {
  const opened = new Set(named('kline').map((text) => /"time":(\d+)/.exec(text)?.[1]));
  expect([...opened]).toEqual([String(began / 1000), String(began / 1000 + 60)]);
});
