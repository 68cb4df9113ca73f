import { respond } from '@bourse/api-client/testing';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quotationNew, tradeHistory } from '../contract';
import { usePairs } from '../pairs/use-pairs';
import { useTrades } from '../recent-trades/use-trades';
import { aGroup, someTrades } from '../testing/fixtures';
import { aVisitor, VisitorSurroundings } from '../testing/visitor';
import { wireGroups, wireTrades } from '../testing/wire';

beforeEach(() => {
  // The remaining timers are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Strip() {
  return usePairs().state.kind;
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('reads pairs every five seconds while the socket does not deliver, the first time at once, and not otherwise', async () => {
  let asked = 0;
  const handlers = [
    respond(quotationNew, () => {
      asked += 1;
      return wireGroups([aGroup()]);
    }),
  ];
  const visitor = aVisitor({ handlers });
  const { container } = render(
    <VisitorSurroundings visitor={visitor}>
      <Strip />
    </VisitorSurroundings>,
  );
  await vi.waitFor(() => expect(container).toHaveTextContent('ready'));
  await wait(60);
  expect(asked).toBe(1);

  act(() => visitor.realtime.setPhase('stale'));
  await vi.waitFor(() => expect(asked).toBe(2));
  for (const times of [3, 4, 5]) {
    await wait(5);
    await vi.waitFor(() => expect(asked).toBe(times));
  }

  act(() => visitor.realtime.setPhase('live'));
  await wait(60);
  expect(asked).toBe(5);
});

function Trades() {
  return useTrades('1-3').state.kind;
}

it('reads trades every five seconds in any case: a trade need not change the displayed book', async () => {
  let asked = 0;
  const handlers = [
    respond(tradeHistory, () => {
      asked += 1;
      return wireTrades(someTrades());
    }),
  ];
  render(
    <VisitorSurroundings visitor={aVisitor({ handlers })}>
      <Trades />
    </VisitorSurroundings>,
  );
  await vi.waitFor(() => expect(asked).toBe(1));
  for (const times of [2, 3]) {
    await wait(5);
    await vi.waitFor(() => expect(asked).toBe(times));
  }
});
