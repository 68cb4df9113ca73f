import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Findings } from '../shared/bench.ts';
import { visit } from '../shared/browser.ts';
import { buildPages } from '../shared/build-pages.ts';
import { droppedFrames, framesOf, startFrames, watchFrames } from '../shared/frames.ts';
import { filesOf, servePages } from '../shared/page-server.ts';
import { scroll } from '../shared/scroll.ts';
import { median, percentile, round } from '../shared/statistics.ts';

/** 200 rows scroll in a frame as well; the difference is the length. */
const FEW = 200;
const MANY = 2000;
const VIEWPORT = { width: 1280, height: 900 };
const SETTLE_MS = 1500;
/** CSS pixels a frame. */
const SCROLL_STEP = 60;
/** Frames that may be lost, of each hundred. */
const DROPPED_PER_CENT = 2;

interface Cost {
  readonly dropped: number;
  readonly gap: number;
  readonly longTasks: number;
  /** Rows in the document. */
  readonly rendered: number;
}

function measureRows(address: string, rows: number, seconds: number): Promise<Cost> {
  return visit(
    async ({ page, errors }) => {
      await watchFrames(page);
      await page.goto(`${address}/ledger.html?rows=${rows}`);
      await page.getByRole('row').nth(1).waitFor();
      await sleep(SETTLE_MS);
      await startFrames(page);
      await scroll(page, SCROLL_STEP);
      await sleep(seconds * 1000);
      const { gaps, long } = await framesOf(page);
      if (errors.length > 0) throw new Error(`${rows} rows: ${errors.join('; ')}`);
      return {
        dropped: droppedFrames(gaps),
        gap: percentile(gaps, 99),
        longTasks: long.length,
        rendered: await page.getByRole('row').count(),
      };
    },
    { viewport: VIEWPORT },
  );
}

async function measure({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const server = await servePages(filesOf(await buildPages(join(import.meta.dirname, 'pages'))));
  const seconds = isQuick ? 3 : 6;
  const costs = new Map<number, Cost[]>([FEW, MANY].map((rows) => [rows, []]));
  for (let run = 0; run < (isQuick ? 1 : 3); run++) {
    for (const [rows, of] of costs) {
      const cost = await measureRows(server.address, rows, seconds);
      of.push(cost);
      say(`${rows} rows: ${cost.dropped} frames dropped, ${cost.rendered} rows rendered`);
    }
  }
  await server.close();

  const middle = (rows: number, figure: (cost: Cost) => number) => median((costs.get(rows) ?? []).map(figure));
  const frames = 60 * seconds;
  return {
    goals: [
      {
        what: `${MANY} rows: frames lost while scrolling`,
        measured: `${middle(MANY, ({ dropped }) => dropped)} of ${frames}`,
        wanted: `at most ${DROPPED_PER_CENT}%`,
        isReached: middle(MANY, ({ dropped }) => dropped) <= (frames * DROPPED_PER_CENT) / 100,
      },
      {
        what: `${MANY} rows: tasks over 50 ms`,
        measured: String(middle(MANY, ({ longTasks }) => longTasks)),
        wanted: 'none',
        isReached: middle(MANY, ({ longTasks }) => longTasks) === 0,
      },
    ],
    tables: [
      {
        caption: 'Scrolling the ledger',
        columns: ['rows', 'rendered', 'dropped frames', 'p99 between frames, ms', 'tasks over 50 ms'],
        rows: [FEW, MANY].map((rows) => [
          rows,
          middle(rows, ({ rendered }) => rendered),
          middle(rows, ({ dropped }) => dropped),
          round(
            middle(rows, ({ gap }) => gap),
            1,
          ),
          middle(rows, ({ longTasks }) => longTasks),
        ]),
      },
    ],
    notes: ['The screen of the client on a real store. A new browser for each run, the lengths take turns, medians.'],
  };
}

export const ledger: Bench = { name: 'ledger', title: 'The ledger of the wallet: 200 and 2,000 rows', measure };
