import { response } from '../load/response.ts';
import type { Bench, BenchOptions, Findings, Table } from '../shared/bench.ts';
import { ratioInTurns, ratioText } from '../shared/ratio.ts';
import { SLOWDOWN } from '../shared/slow.ts';
import { median, percentile, round } from '../shared/statistics.ts';
import { DESKTOP, PHONE, screensNamed } from './screens.ts';
import { startOther, startSite, type Site } from './site.ts';
import { visitScreen } from './visit.ts';

const TURNS = 7;
const QUICK_TURNS = 2;
/** Event Timing has steps of 8 ms. */
const EVENT_STEP_MS = 8;

/** The times of a build, one for each turn: a screen at a width, or the scripted session. */
interface Series {
  readonly name: string;
  readonly noise: number;
  readonly measure: (site: Site) => Promise<number>;
  /** Milliseconds by turn; of the other build, where there is one, and of the present one. */
  readonly before: number[];
  readonly after: number[];
}

function seriesOf({ screens, cpu = SLOWDOWN }: BenchOptions): Series[] {
  const ready = screensNamed(screens).flatMap((screen) =>
    [PHONE, DESKTOP].map((viewport) => ({
      name: `${screen.name}, ${viewport.width} px`,
      noise: 0,
      measure: (site: Site) => visitScreen(site, screen, { viewport, cpu }),
    })),
  );
  const session = {
    name: 'scripted session, response p98',
    noise: EVENT_STEP_MS,
    measure: ({ address }: Site) => response(address, cpu),
  };
  return [...ready, ...(screens.length === 0 ? [session] : [])].map((each) => ({ ...each, before: [], after: [] }));
}

/** Both builds once, in the opposite order in every second turn: the first visit of a pair warms the machine's caches. */
async function takeTurn(turn: number, series: Series, present: Site, other: Site | undefined): Promise<void> {
  const { before, after } = series;
  const isOtherFirst = turn % 2 === 0;
  if (other && isOtherFirst) before.push(await series.measure(other));
  after.push(await series.measure(present));
  if (other && !isOtherFirst) before.push(await series.measure(other));
}

function rowOf({ name, noise, before, after }: Series): Table['rows'][number] {
  if (before.length === 0) {
    return [name, ...[median(after), percentile(after, 25), percentile(after, 75)].map((each) => round(each))];
  }
  return [name, round(median(before)), round(median(after)), ratioText(ratioInTurns(before, after, noise))];
}

async function measure(options: BenchOptions): Promise<Findings> {
  const { say, isQuick, isStopped, against, turns = isQuick ? QUICK_TURNS : TURNS, cpu = SLOWDOWN } = options;
  const present = await startSite();
  const other = against === undefined ? undefined : await startOther(against);
  const all = seriesOf(options);
  for (let turn = 0; turn < turns && !isStopped(); turn++) {
    for (const series of all) {
      await takeTurn(turn, series, present, other);
      const { name, before, after } = series;
      const latest = [...before.slice(-1), ...after.slice(-1)].map((ms) => round(ms)).join(' → ');
      say(`${turn + 1}/${turns} ${name}: ${latest} ms`);
    }
  }
  await present.stop();
  await other?.stop();
  const columns = other ? ['before, ms', 'after, ms', 'ratio (quartiles)'] : ['median, ms', 'q1, ms', 'q3, ms'];
  const caption = `From the navigation to the frame in which the visitor can act; processor ${cpu} times slower`;
  return {
    goals: [],
    tables: [{ caption, columns: ['page', ...columns], rows: all.map(rowOf) }],
    notes: [
      `Cold visits over 9 Mbit/s and 60 ms a request, without tracing; ${turns} turns. What "can act" means for a screen stands in ` +
        '`ready/conditions.ts`. The session changes pair, tab, side, language and theme, opens a dialog and another page of a table.',
    ],
  };
}

export const ready: Bench = { name: 'ready', title: 'When a visitor can act', measure };
