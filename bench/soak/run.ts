import type { Bench, Findings, Goal } from '../shared/bench.ts';
import { startExchange } from '../shared/exchange.ts';
import { median, round } from '../shared/statistics.ts';
import { soakDealScreen, type Left } from './soak.ts';

const SIZE = { warmUp: 90, seconds: 600 };
const QUICK_SIZE = { warmUp: 10, seconds: 60 };
const MOST_GROWTH_PERCENT = 5;

const mebibytes = (bytes: number) => round(bytes / 2 ** 20, 2);

/** Growth in per cent of the median of the first third to that of the last. */
export function growthOf(heap: readonly number[]): { first: number; last: number; percent: number } {
  const third = Math.floor(heap.length / 3);
  const first = median(heap.slice(0, third));
  const last = median(heap.slice(-third));
  return { first, last, percent: (last / first - 1) * 100 };
}

function leftGoal(what: string, before: Left, after: Left, read: (left: Left) => number): Goal {
  return {
    what: `${what} left after leaving the screen`,
    measured: `${read(after)}`,
    wanted: `at most ${read(before)}, as after a short visit`,
    isReached: read(after) <= read(before),
  };
}

const timers = ({ intervals, timeouts, frames }: Left) => intervals + timeouts + frames;

async function measure({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const exchange = await startExchange();
  const size = isQuick ? QUICK_SIZE : SIZE;
  const { heap, exchange: resident, before, after } = await soakDealScreen(exchange, size);
  await exchange.stop();
  const { first, last, percent } = growthOf(heap);
  const ofExchange = growthOf(resident);
  say(`heap: ${heap.map((bytes) => mebibytes(bytes)).join(' ')} MiB`);
  const isMore = timers(after) > timers(before);
  return {
    goals: [
      {
        what: 'growth of the heap after collection, first third to last',
        measured: `${round(percent, 1)} %`,
        wanted: `less than ${MOST_GROWTH_PERCENT} %`,
        isReached: percent < MOST_GROWTH_PERCENT,
      },
      leftGoal('listeners', before, after, ({ listeners }) => listeners),
      leftGoal('timers and frames asked for', before, after, timers),
    ],
    tables: [
      {
        caption: `${size.seconds / 60} minutes of a live market`,
        columns: ['memory', 'in the first third, MiB', 'in the last third, MiB', 'growth, %'],
        rows: [
          ['heap of the page', mebibytes(first), mebibytes(last), round(percent, 1)],
          ['exchange, resident', round(ofExchange.first), round(ofExchange.last), round(ofExchange.percent, 1)],
        ],
      },
      {
        caption: 'On another screen, a minute after the deal screen was left',
        columns: ['visit', 'listeners', 'intervals', 'timeouts', 'frames asked for', 'DOM nodes'],
        rows: [
          ['short', before.listeners, before.intervals, before.timeouts, before.frames, before.nodes],
          ['long', after.listeners, after.intervals, after.timeouts, after.frames, after.nodes],
        ],
      },
    ],
    notes: [
      'One tab, never loaded anew, on the sandbox exchange with its bots; medians of the first and of the last third. The first 90 seconds are not ' +
        'measured: the machine code that the browser makes of frequent functions (about 2 MiB) counts as heap.',
      ...(isMore
        ? [
            `Timers after the long visit: ${after.origins.join('; ')}. After the short one: ${before.origins.join('; ')}.`,
          ]
        : []),
    ],
  };
}

export const soak: Bench = { name: 'soak', title: 'Soak: ten minutes of a live market on the deal screen', measure };
