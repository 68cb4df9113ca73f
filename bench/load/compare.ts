import { resolve } from 'node:path';
import type { BenchOptions, Findings, Table } from '../shared/bench.ts';
import { ratioInTurns, ratioText } from '../shared/ratio.ts';
import { median, round } from '../shared/statistics.ts';
import type { ColdLoad } from './cold-load.ts';
import { response } from './response.ts';
import { screensNamed, VIEWPORTS } from './screens.ts';
import { FIGURES, middleOf, startSite, turnsOf, visitScreen, type Figure, type Site } from './visits.ts';

/** Event Timing has steps of 8 ms. */
const EVENT_STEP_MS = 8;

interface Turns<Value> {
  readonly before: Value[];
  readonly after: Value[];
}

/** Both builds once, and in the opposite order in every second turn: the first visit of a pair warms the machine's caches. */
async function takeTurn<Value>(
  turn: number,
  { before, after }: Turns<Value>,
  sites: { readonly before: Site; readonly after: Site },
  measure: (site: Site) => Promise<Value>,
): Promise<void> {
  const first = turn % 2 === 0;
  if (first) before.push(await measure(sites.before));
  after.push(await measure(sites.after));
  if (!first) before.push(await measure(sites.before));
}

function rowsOf(name: string, { before, after }: Turns<ColdLoad>): Table['rows'] {
  return Object.values(FIGURES).map((figure: Figure) => [
    name,
    figure.name,
    round(middleOf(before, figure), figure.decimals),
    round(middleOf(after, figure), figure.decimals),
    ratioText(ratioInTurns(before.map(figure.read), after.map(figure.read), figure.noise)),
  ]);
}

/** Cold loads of two builds in turns: medians, and ratios with their quartiles. */
export async function compare(against: string, options: BenchOptions): Promise<Findings> {
  const { say, screens } = options;
  const sites = { before: await startSite(resolve(against)), after: await startSite() };
  const pages = screensNamed(screens).flatMap((screen) =>
    VIEWPORTS.map((viewport) => ({
      name: `${screen.name}, ${viewport.width} px`,
      screen,
      viewport,
      turns: { before: [], after: [] } as Turns<ColdLoad>,
    })),
  );
  const responses: Turns<number> = { before: [], after: [] };
  for (let turn = 0; turn < turnsOf(options); turn++) {
    for (const { name, screen, viewport, turns } of pages) {
      await takeTurn(turn, turns, sites, (site) => visitScreen(site, screen, viewport));
      const [before, after] = [turns.before.at(-1), turns.after.at(-1)];
      if (before && after) {
        const blocked = `${round(before.blocking)} → ${round(after.blocking)}`;
        say(`${name}: LCP ${round(before.largestPaint)} → ${round(after.largestPaint)} ms, blocking ${blocked} ms`);
      }
    }
    await takeTurn(turn, responses, sites, (site) => response(site.address));
    say(`response: ${responses.before.at(-1)} → ${responses.after.at(-1)} ms`);
  }
  await sites.before.stop();
  await sites.after.stop();
  return {
    goals: [],
    tables: [
      {
        caption: 'Two builds in turns',
        columns: ['page', 'figure', 'before', 'after', 'ratio (quartiles)'],
        rows: [
          ...pages.flatMap(({ name, turns }) => rowsOf(name, turns)),
          [
            'scripted session',
            'response p98, ms',
            median(responses.before),
            median(responses.after),
            ratioText(ratioInTurns(responses.before, responses.after, EVENT_STEP_MS)),
          ],
        ],
      },
    ],
    notes: [],
  };
}
