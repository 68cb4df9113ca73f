import { join } from 'node:path';
import type { Bench, BenchOptions, Findings, Goal } from '../shared/bench.ts';
import { servePages } from '../shared/pages.ts';
import { median, percentile, round } from '../shared/statistics.ts';
import { measureBook, type Cost } from './measure.ts';

/** Books a second: at most as many as the exchange sends of a pair, and five times as many. */
const RATES = [10, 50] as const;
const LONGEST_TASK_MS = 50;
const TURNS = 5;

const lagsOf = (found: readonly Cost[]) => found.flatMap((cost) => cost.lags);

/** Goals at the rate of the exchange. */
function goalsOf(costs: readonly Cost[]): Goal[] {
  const longest = Math.max(...costs.map(({ longestTask }) => longestTask));
  const books = costs.reduce((sum, cost) => sum + cost.books, 0);
  const shown = lagsOf(costs).length;
  return [
    {
      what: `longest task, ${RATES[0]} books/s`,
      measured: longest === 0 ? 'none over 50 ms' : `${round(longest)} ms`,
      wanted: 'none over 50 ms',
      isReached: longest <= LONGEST_TASK_MS,
    },
    {
      what: `books that are drawn, ${RATES[0]}/s`,
      measured: `${shown} of ${books}`,
      wanted: 'all',
      isReached: shown === books,
    },
  ];
}

async function measure({ isQuick, turns = isQuick ? 1 : TURNS, say }: BenchOptions): Promise<Findings> {
  const server = await servePages(join(import.meta.dirname, 'pages'));
  const costs = new Map<number, Cost[]>(RATES.map((rate) => [rate, []]));
  for (let turn = 0; turn < turns; turn++) {
    for (const [rate, found] of costs) {
      const cost = await measureBook(server.address, { rate, seconds: isQuick ? 4 : 8 });
      found.push(cost);
      say(`${rate}/s: ${round(cost.task, 1)} ms/s`);
    }
  }
  await server.close();
  return {
    goals: goalsOf(costs.get(RATES[0]) ?? []),
    tables: [
      {
        caption: 'A book of 25 levels a side, replaced as a whole',
        columns: [
          'books a second',
          'main thread above rest, ms/s',
          'to its drawing p50, ms',
          'p99, ms',
          'longest task, ms',
        ],
        rows: [...costs].map(([rate, found]) => [
          rate,
          round(median(found.map(({ task }) => task)), 1),
          round(percentile(lagsOf(found), 50), 1),
          round(percentile(lagsOf(found), 99), 1),
          round(Math.max(...found.map(({ longestTask }) => longestTask))),
        ]),
      },
    ],
    notes: [
      'A new browser for each run, medians. Main-thread figures are processor time of that thread, so that other programs do not count.',
    ],
  };
}

export const orderBook: Bench = { name: 'order-book', title: 'Order book: what it costs to show a live one', measure };
