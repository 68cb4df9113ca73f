import type { Bench, Findings, Goal } from '../shared/bench.ts';
import { serveFedClient } from '../shared/deal-screen.ts';
import { median, round } from '../shared/statistics.ts';
import { soakDealScreen, type Left } from './soak.ts';

const MINUTES = 30;
const SECONDS = 240;
const WARM_UP_SECONDS = 90;
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
  const server = await serveFedClient();
  const minutes = isQuick ? MINUTES / 8 : MINUTES;
  const seconds = isQuick ? SECONDS / 8 : SECONDS;
  const { heap, before, after } = await soakDealScreen(server, {
    minutes,
    seconds,
    warmUp: isQuick ? 10 : WARM_UP_SECONDS,
    say,
  });
  await server.close();
  const { first, last, percent } = growthOf(heap);
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
        caption: `${minutes} minutes of market in ${seconds} seconds`,
        columns: ['heap in the first third, MiB', 'in the last third, MiB', 'growth, %'],
        rows: [[mebibytes(first), mebibytes(last), round(percent, 1)]],
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
      'One tab, never loaded anew; book, tickers and bars at the pace of the exchange, faster by the factor above; medians of the collected heap ' +
        'in the first and in the last third. A minute and a half of the same goes before: the machine code that the browser makes of what ' +
        'runs often (about 2 MiB) counts as heap too.',
      ...(isMore
        ? [
            `Timers after the long visit: ${after.origins.join('; ')}. After the short one: ${before.origins.join('; ')}.`,
          ]
        : []),
    ],
  };
}

export const soak: Bench = { name: 'soak', title: 'Soak: half an hour of market on the deal screen', measure };
