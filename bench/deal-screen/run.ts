import type { Bench, Findings, Table } from '../shared/bench.ts';
import { serveFedClient } from '../shared/deal-screen.ts';
import { median, percentile, round } from '../shared/statistics.ts';
import { measureScreen, type ScreenCost } from './stream.ts';
import { measureTicks, type TickToPaint } from './tick-to-paint.ts';

/** Changes of the book per second; 0 sends none. */
const RATES = [0, 50, 200, 1000] as const;

type Costs = ReadonlyMap<number, readonly ScreenCost[]>;

function streamTable(costs: Costs): Table {
  const middle = (rate: number, read: (cost: ScreenCost) => number) => median((costs.get(rate) ?? []).map(read));
  const still = middle(0, ({ task }) => task);
  return {
    caption: 'The whole screen with book, chart and trades',
    columns: [
      'book updates/s',
      'main thread, ms/s',
      'above standing still, ms/s',
      'script, ms/s',
      'style and layout, ms/s',
      'tasks over 50 ms',
      'longest task, ms',
      'dropped frames',
      'lag, ms',
    ],
    rows: RATES.map((rate) => [
      rate,
      round(
        middle(rate, ({ task }) => task),
        1,
      ),
      round(middle(rate, ({ task }) => task) - still, 1),
      round(
        middle(rate, ({ script }) => script),
        1,
      ),
      round(
        middle(rate, ({ layout }) => layout),
        1,
      ),
      round(middle(rate, ({ longTasks }) => longTasks)),
      round(middle(rate, ({ longest }) => longest)),
      round(middle(rate, ({ dropped }) => dropped)),
      round(middle(rate, ({ lag }) => lag)),
    ]),
  };
}

function tickTable({ ticks, frames }: TickToPaint): Table {
  return {
    caption: 'From socket message to changed pixels, processor four times slower',
    columns: ['ticks', 'p50, ms', 'p99, ms', 'longest, ms', "the machine's frame, p50, ms", 'p99, ms'],
    rows: [
      [
        ticks.length,
        round(percentile(ticks, 50), 1),
        round(percentile(ticks, 99), 1),
        round(Math.max(...ticks), 1),
        round(percentile(frames, 50), 1),
        round(percentile(frames, 99), 1),
      ],
    ],
  };
}

async function measure({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const server = await serveFedClient();
  const costs = new Map<number, ScreenCost[]>();
  for (let run = 0; run < (isQuick ? 1 : 3); run++) {
    for (const rate of RATES) {
      const cost = await measureScreen(server, rate, isQuick ? 4 : 8);
      costs.set(rate, [...(costs.get(rate) ?? []), cost]);
      say(`${rate}/s: ${round(cost.task, 1)} ms/s, longest task ${round(cost.longest)} ms`);
    }
  }
  const ticks = await measureTicks(server, isQuick ? 50 : 300);
  await server.close();
  const isRight = [...costs.values()].flat().every((cost) => cost.isRight);
  return {
    goals: [
      {
        what: "the stream's last book is shown",
        measured: isRight ? 'always' : 'not always',
        wanted: 'always',
        isReached: isRight,
      },
    ],
    tables: [streamTable(costs), tickTable(ticks)],
    notes: [
      'The built client on a sandbox exchange; its socket is fed by the bench. Every update is a whole book of 30 levels a side as the ' +
        'exchange sends it, every tenth a trade with ticker and running bars. CPU time of the main thread, medians.',
      'A tick is measured from the arrival of the message in the page to the end of the frame in which the book was drawn; what the ' +
        'compositor and the display add is not in it. Messages come at random moments, so half a frame of it is waiting for the next one.',
    ],
  };
}

export const dealScreen: Bench = {
  name: 'deal-screen',
  title: 'Deal screen: a live market on the whole screen',
  measure,
};
