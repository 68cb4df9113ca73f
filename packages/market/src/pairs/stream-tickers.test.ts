import { decimal } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { tickerEvent, type Pair, type PairGroup } from '@bourse/contracts/market';
import { fakeLifecycle } from '../testing/fake-lifecycle';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
import { wireTicker } from '../testing/wire';
import { findPair } from './pairs';
import { streamTickers } from './stream-tickers';

async function streaming(groups = [aGroup()], frames: 'immediate' | 'manual' = 'immediate') {
  const realtime = fakeRealtime({ frames });
  const lifecycle = fakeLifecycle<readonly PairGroup[]>(realtime, groups);
  const readAgain = vi.fn<() => void>();
  const ended = streamTickers(lifecycle, readAgain);
  await Promise.resolve();
  return { realtime, lifecycle, readAgain, ended };
}

const moved = (pair: Pair, cents: number): Pair => ({ ...pair, last: decimal(`${cents}e-2`), volume: decimal(cents) });

it('streamTickers updates its pair and keeps the identity of all others', async () => {
  const { realtime, lifecycle } = await streaming();
  const before = lifecycle.data()[0]?.pairs ?? [];
  realtime.emit(tickerEvent, wireTicker(moved(aPair(), 9_800_000)));
  const after = lifecycle.data()[0]?.pairs ?? [];
  expect(after[0]?.last).toBe('98000');
  expect(after.slice(1).every((pair, index) => pair === before[index + 1])).toBe(true);
});

it('streamTickers changes nothing for a ticker without new figures or of an unknown pair', async () => {
  const { realtime, lifecycle } = await streaming();
  const before = lifecycle.data();
  for (const pair of somePairs()) realtime.emit(tickerEvent, wireTicker(pair));
  realtime.emit(tickerEvent, wireTicker(aPair({ baseId: 99, base: 'XYZ' })));
  expect(lifecycle.data()).toBe(before);
});

it('streamTickers keeps a figure that the ticker does not carry', async () => {
  const { realtime, lifecycle } = await streaming();
  realtime.emit(tickerEvent, { currency_id: 1, legal_id: 3, now_price: '98000' });
  expect(findPair(lifecycle.data(), '1-3')).toMatchObject({
    last: '98000',
    high: somePairs()[0]?.high,
    change: '2.35',
  });
});

it('streamTickers equals a fresh snapshot after any repeated, malformed or foreign events', async () => {
  const word = fc.record({
    which: fc.nat(5),
    cents: fc.integer({ min: 1, max: 1e7 }),
    kind: fc.constantFrom('good', 'good', 'good', 'twice', 'malformed', 'foreign'),
    endsFrame: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 60 }), async (words) => {
      const { realtime, lifecycle } = await streaming([aGroup()], 'manual');
      const truth = somePairs();
      for (const { which, cents, kind, endsFrame } of words) {
        const pair = truth[which] ?? aPair();
        if (kind === 'malformed') realtime.emit(tickerEvent, { ...wireTicker(pair), now_price: 'dear' });
        else if (kind === 'foreign') realtime.emit(tickerEvent, wireTicker(aPair({ baseId: 500 + which })));
        else {
          truth[which] = moved(pair, cents);
          const times = kind === 'twice' ? 2 : 1;
          for (let time = 0; time < times; time++) realtime.emit(tickerEvent, wireTicker(truth[which]));
        }
        if (endsFrame) realtime.frame();
      }
      realtime.frame();
      expect(lifecycle.data()[0]?.pairs).toEqual(truth);
    }),
    { numRuns: 60 },
  );
});

it('streamTickers reads again after missed events, but not after the entry is removed', async () => {
  const { realtime, lifecycle, readAgain, ended } = await streaming();
  realtime.resync();
  expect(readAgain).toHaveBeenCalledTimes(1);
  lifecycle.remove();
  await ended;
  realtime.resync();
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(realtime.isHeard(tickerEvent)).toBe(false);
});

it('streamTickers reads once as soon as the socket stops delivering, silent or lost, and again the next time', async () => {
  const { realtime, readAgain } = await streaming();
  realtime.setPhase('stale');
  expect(readAgain).toHaveBeenCalledTimes(1);
  realtime.setPhase('down', { attempt: 1 });
  realtime.setPhase('down', { attempt: 2 });
  expect(readAgain).toHaveBeenCalledTimes(1);
  realtime.setPhase('live');
  realtime.setPhase('down', { attempt: 1 });
  expect(readAgain).toHaveBeenCalledTimes(2);
});
