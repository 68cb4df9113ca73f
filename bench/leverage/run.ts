import { framesAt } from '../deal-screen/stream.ts';
import { SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import type { Bench, Findings } from '../shared/bench.ts';
import { serveFedClient } from '../shared/deal-screen.ts';
import { median, round } from '../shared/statistics.ts';
import { markStream } from './mark-stream.ts';
import { measureScreen, type Cost } from './measure.ts';
import { openPositions } from './positions.ts';

const POSITIONS = 50;
/** Marks, and changes of the book, a second. */
const RATE = 200;
/** Main-thread time of the leverage screen as a multiple of the spot screen's. */
const MOST_TIMES = 1.5;

const SCREENS = ['spot', 'leverage'] as const;
type Name = (typeof SCREENS)[number];

async function measure({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const server = await serveFedClient({ SANDBOX_CONTROL: '1', SANDBOX_TOKEN });
  const seconds = isQuick ? 4 : 8;
  const { token, positions, onFirstPage } = await openPositions(server.address, POSITIONS);
  const moving = onFirstPage.filter((_, index) => index % 2 === 0);
  const still = onFirstPage.filter((id) => !moving.includes(id));
  const costs: Record<Name, Cost[]> = { spot: [], leverage: [] };
  for (let run = 0; run < (isQuick ? 1 : 3); run += 1) {
    for (const name of SCREENS) {
      const market = framesAt(RATE, seconds).moments;
      const marks = markStream({ positions, moving, rate: RATE, seconds });
      const cost = await (name === 'spot'
        ? measureScreen(server, { path: '/dealCenter', token, rows: [] }, market, seconds)
        : measureScreen(
            server,
            { path: '/leverdealCenter', token, rows: onFirstPage },
            [...market, ...marks].toSorted((a, b) => a.at - b.at),
            seconds,
          ));
      costs[name].push(cost);
      say(`${name}: ${round(cost.task, 1)} ms/s, longest task ${round(cost.longest)} ms`);
    }
  }
  await server.close();

  const middle = (name: Name, figure: (cost: Cost) => number) => median(costs[name].map(figure));
  const changesOf = (ids: readonly number[]) =>
    costs.leverage.flatMap(({ changes }) => ids.map((id) => changes.get(id) ?? 0));
  if (Math.min(...changesOf(moving)) === 0) throw new Error('A row with new marks did not change.');
  const times = middle('leverage', ({ task }) => task) / middle('spot', ({ task }) => task);
  const longTasks = middle('leverage', (cost) => cost.longTasks);
  const unchanged = Math.max(...changesOf(still));
  return {
    goals: [
      { what: 'tasks over 50 ms', measured: String(longTasks), wanted: 'none', isReached: longTasks === 0 },
      {
        what: "main-thread time of the spot screen's",
        measured: `${round(times, 2)} times`,
        wanted: `at most ${MOST_TIMES} times`,
        isReached: times <= MOST_TIMES,
      },
      {
        what: 'changes in a row without news',
        measured: String(unchanged),
        wanted: 'none',
        isReached: unchanged === 0,
      },
    ],
    tables: [
      {
        caption: `${RATE} changes of the book a second; on the leverage screen ${POSITIONS} positions and ${RATE} marks a second too`,
        columns: ['screen', 'main thread, ms/s', 'tasks over 50 ms', 'longest task, ms'],
        rows: SCREENS.map((name) => [
          name,
          round(
            middle(name, ({ task }) => task),
            1,
          ),
          round(middle(name, (cost) => cost.longTasks)),
          round(middle(name, ({ longest }) => longest)),
        ]),
      },
    ],
    notes: [
      'The built client on a sandbox exchange; its socket is fed by the bench, both screens in turn with the same market. Every mark is a `lever_trade` ' +
        'with all positions, one of which has another mark. Half of the ten rows in sight get marks; changes in the document are counted in the others.',
    ],
  };
}

export const leverage: Bench = {
  name: 'leverage',
  title: 'Leverage screen: 50 positions under 200 marks a second',
  measure,
};
