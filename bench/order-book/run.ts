import { join } from 'node:path';
import type { Bench, Findings, Goal, Table } from '../shared/bench.ts';
import { buildPages } from '../shared/build-pages.ts';
import { filesOf, servePages } from '../shared/page-server.ts';
import { ratioInTurns, ratioText, type Ratio } from '../shared/ratio.ts';
import { median, round } from '../shared/statistics.ts';
import { measureFreshness } from './freshness.ts';
import { measurePage, type Cost } from './measure.ts';

const PAGES = ['idle', 'dom', 'canvas', 'react', 'bourse'] as const;
type PageName = (typeof PAGES)[number];

const TITLES: Readonly<Record<PageName, string>> = {
  idle: 'keeps the book, shows nothing',
  dom: 'DOM by hand',
  canvas: 'canvas',
  react: 'React, once a frame',
  bourse: 'the book of Bourse',
};

const RATES = [50, 200, 1000] as const;
const LONGEST_TASK_MS = 50;
/** Turns of all pages. The machine's speed changes within a run; the median of five ratios bears two disturbed turns. */
const TURNS = 5;

type Costs = ReadonlyMap<string, readonly Cost[]>;

const key = (page: PageName, rate: number) => `${page} ${rate}`;

/** The pages alternate, so that temporary load on the machine affects all of them. */
async function measureAll(options: { turns: number; seconds: number; say: (line: string) => void }, folder: string) {
  const { turns, seconds, say } = options;
  const server = await servePages(filesOf(folder));
  const costs = new Map<string, Cost[]>();
  for (const rate of RATES) {
    for (let turn = 0; turn < turns; turn++) {
      for (const name of PAGES) {
        const cost = await measurePage(server, { name, rate, seconds });
        costs.set(key(name, rate), [...(costs.get(key(name, rate)) ?? []), cost]);
        say(`${rate}/s ${name}: ${round(cost.task, 1)} ms/s`);
      }
    }
  }
  const fresh = [];
  for (const rate of RATES)
    fresh.push({ rate, ...(await measureFreshness(server, { name: 'bourse', rate, seconds })) });
  await server.close();
  return { costs, fresh };
}

const middle = (costs: Costs, page: PageName, rate: number, figure: (cost: Cost) => number) =>
  median((costs.get(key(page, rate)) ?? []).map(figure));

const aboveIdle = (costs: Costs, page: PageName, rate: number) =>
  middle(costs, page, rate, ({ task }) => task) - middle(costs, 'idle', rate, ({ task }) => task);

/** Main-thread time above idle of each turn. */
const turnsAboveIdle = (costs: Costs, page: PageName, rate: number): number[] => {
  const idle = costs.get(key('idle', rate)) ?? [];
  return (costs.get(key(page, rate)) ?? []).map(({ task }, turn) => task - (idle[turn]?.task ?? 0));
};

/** Main-thread time above idle as a multiple of the canvas, turn by turn. */
const besideCanvas = (costs: Costs, page: PageName, rate: number): Ratio =>
  ratioInTurns(turnsAboveIdle(costs, 'canvas', rate), turnsAboveIdle(costs, page, rate), 0);

function goalsAt(costs: Costs, rate: number): Goal[] {
  const own = aboveIdle(costs, 'bourse', rate);
  const dom = aboveIdle(costs, 'dom', rate);
  const longest = Math.max(...(costs.get(key('bourse', rate)) ?? []).map((cost) => cost.longest));
  return [
    {
      what: `main thread above idle, ${rate} updates/s`,
      measured: `${round(own, 1)} ms/s`,
      wanted: `at most the DOM book's ${round(dom, 1)} ms/s`,
      isReached: own <= dom,
    },
    {
      what: `longest task, ${rate} updates/s`,
      measured: longest === 0 ? 'none over 50 ms' : `${round(longest)} ms`,
      wanted: 'none over 50 ms',
      isReached: longest <= LONGEST_TASK_MS,
    },
    {
      what: `the stream's last book is shown, ${rate} updates/s`,
      measured: (costs.get(key('bourse', rate)) ?? []).every(({ isRight }) => isRight === true)
        ? 'always'
        : 'not always',
      wanted: 'always',
      isReached: (costs.get(key('bourse', rate)) ?? []).every(({ isRight }) => isRight === true),
    },
  ];
}

function tableAt(costs: Costs, rate: number): Table {
  return {
    caption: `${rate} updates a second`,
    columns: [
      'page',
      'main thread, ms/s',
      'above idle, ms/s',
      'of the DOM book',
      'of the canvas, turn by turn (quartiles)',
      'script, ms/s',
      'style and layout, ms/s',
      'tasks over 50 ms',
      'dropped frames',
      'lag, ms',
    ],
    rows: PAGES.map((page) => {
      const figure = (read: (cost: Cost) => number, decimals = 1) => round(middle(costs, page, rate, read), decimals);
      return [
        TITLES[page],
        figure(({ task }) => task),
        round(aboveIdle(costs, page, rate), 1),
        round(aboveIdle(costs, page, rate) / aboveIdle(costs, 'dom', rate), 2),
        page === 'idle' ? '–' : ratioText(besideCanvas(costs, page, rate)),
        figure(({ script }) => script),
        figure(({ layout }) => layout),
        figure(({ longTasks }) => longTasks, 0),
        figure(({ dropped }) => dropped, 0),
        figure(({ lag }) => lag, 0),
      ];
    }),
  };
}

async function measure({ isQuick, turns, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const folder = await buildPages(join(import.meta.dirname, 'pages'));
  const { costs, fresh } = await measureAll(
    { turns: turns ?? (isQuick ? 1 : TURNS), seconds: isQuick ? 4 : 8, say },
    folder,
  );
  return {
    goals: [
      ...RATES.flatMap((rate) => goalsAt(costs, rate)),
      ...fresh.map(({ rate, news, shown }) => ({
        what: `frames with news that show them, ${rate} updates/s`,
        measured: `${shown} of ${news}`,
        wanted: 'all',
        isReached: shown === news && news > 0,
      })),
    ],
    tables: RATES.map((rate) => tableAt(costs, rate)),
    notes: [
      'The same stream of changes, 25 levels a side shown, a new browser for each run, medians. Main-thread figures are CPU time of that ' +
        'thread, so that other programs do not count; the probe that counts frames is in all of them, and most of what the first page costs.',
    ],
  };
}

export const orderBook: Bench = { name: 'order-book', title: 'Order book: what it costs to show a live one', measure };
