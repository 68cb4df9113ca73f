import { join } from 'node:path';
import type { Bench, Findings } from '../shared/bench.ts';
import { buildPages } from '../shared/build-pages.ts';
import { filesOf, servePages } from '../shared/page-server.ts';
import { median, round } from '../shared/statistics.ts';
import { measureList, type Cost, type ListPage } from './measure.ts';
import { tickerStream } from './ticker-stream.ts';

const RATE = 200;
const FEW = 10;
const MANY = 5000;
const LONGEST_TASKS = 0;
/** Frames that may be lost while scrolling, of each hundred. */
const DROPPED_PER_CENT = 2;

interface Case extends ListPage {
  readonly title: string;
  /** The tickers are of the first so many pairs. */
  readonly moving: number;
}

const IDLE: Case = { title: 'receives tickers, shows nothing', list: 'idle', pairs: FEW, moving: FEW };

/** Visible rows change equally often in the first two cases of each list, so that only the length differs. */
const CASES: readonly Case[] = [
  IDLE,
  ...(['sidebar', 'quotation'] as const).flatMap((list): Case[] => [
    { title: `${list}, 10 pairs`, list, pairs: FEW, moving: FEW },
    { title: `${list}, 5,000 pairs, 10 of them move`, list, pairs: MANY, moving: FEW },
    { title: `${list}, 5,000 pairs, all move`, list, pairs: MANY, moving: MANY },
    { title: `${list}, 5,000 pairs by change, all move`, list, pairs: MANY, moving: MANY, isSorted: true },
  ]),
];

async function measure({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const server = await servePages(filesOf(await buildPages(join(import.meta.dirname, 'pages'))));
  const seconds = isQuick ? 3 : 6;
  const costs = new Map<Case, Cost[]>();
  for (let run = 0; run < (isQuick ? 1 : 3); run++) {
    for (const each of CASES) {
      const stream = tickerStream({ seed: 1, rate: RATE, seconds, pairs: each.moving });
      const cost = await measureList(server, each, stream);
      costs.set(each, [...(costs.get(each) ?? []), cost]);
      say(`${each.title}: ${round(cost.still)} ms/s, scrolling ${round(cost.scrolling)} ms/s, ${cost.dropped} dropped`);
    }
  }
  await server.close();

  const middle = (of: Case, figure: (cost: Cost) => number) => median((costs.get(of) ?? []).map(figure));
  const still = (of: Case) => middle(of, (cost) => cost.still) - middle(IDLE, (cost) => cost.still);
  const ratio = (of: Case) => {
    const few = CASES.find(({ list, pairs }) => list === of.list && pairs === FEW);
    return few ? still(of) / still(few) : Number.NaN;
  };
  const frames = 60 * seconds;
  const many = CASES.filter(({ pairs }) => pairs === MANY);
  return {
    goals: many.flatMap((of) => [
      {
        what: `${of.title}: frames lost while scrolling`,
        measured: `${middle(of, ({ dropped }) => dropped)} of ${frames}`,
        wanted: `at most ${DROPPED_PER_CENT}%`,
        isReached: middle(of, ({ dropped }) => dropped) <= (frames * DROPPED_PER_CENT) / 100,
      },
      {
        what: `${of.title}: tasks over 50 ms`,
        measured: String(middle(of, ({ longTasks }) => longTasks)),
        wanted: 'none',
        isReached: middle(of, ({ longTasks }) => longTasks) <= LONGEST_TASKS,
      },
    ]),
    tables: [
      {
        caption: `${RATE} tickers a second`,
        columns: [
          'list',
          'main thread above idle, ms/s',
          'of 10 pairs',
          'while scrolling, ms/s',
          'dropped frames',
          'p99 between frames, ms',
          'tasks over 50 ms',
        ],
        rows: CASES.map((of) => [
          of.title,
          round(still(of), 1),
          of === IDLE ? '' : round(ratio(of), 2),
          round(
            middle(of, (cost) => cost.scrolling),
            1,
          ),
          middle(of, ({ dropped }) => dropped),
          round(
            middle(of, ({ gap }) => gap),
            1,
          ),
          middle(of, ({ longTasks }) => longTasks),
        ]),
      },
    ],
    notes: [
      'Real store, real connection; the wire is the bench. A new browser for each run, the lists take turns, medians. CPU time of the main ' +
        'thread. "10 of them move" has the same rows in sight move as in the short list: what it costs more is the price of the length.',
    ],
  };
}

export const lists: Bench = { name: 'lists', title: 'Lists of pairs: 10 and 5,000 with 200 tickers a second', measure };
