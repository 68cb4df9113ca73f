import type { Bench, BenchOptions, Findings, Goal, Table } from '../shared/bench.ts';
import { ratioInTurns, ratioText } from '../shared/ratio.ts';
import { SLOWDOWN } from '../shared/slow.ts';
import { median, round } from '../shared/statistics.ts';
import { response } from './response.ts';
import { DESKTOP, PHONE, screensNamed, type MeasuredScreen, type Viewport } from './screens.ts';
import { startSite, type Site } from './site.ts';
import { visitScreen, type ColdLoad } from './visit.ts';

const MOST_SHIFT = 0.02;
const MOST_RESPONSE_MS = 200;
const TURNS = 5;
const QUICK_TURNS = 1;
/** Event Timing has steps of 8 ms. */
const EVENT_STEP_MS = 8;

/** The figures that are measured in turns, of the other build, if there is one, and of the present one. */
interface Series<Figure> {
  readonly visit: (site: Site) => Promise<Figure>;
  readonly before: Figure[];
  readonly after: Figure[];
}

interface Page extends Series<ColdLoad> {
  readonly screen: MeasuredScreen;
  readonly viewport: Viewport;
}

/** Both builds once, in the opposite order in every second turn: the first visit of a pair warms the machine's caches. */
async function takeTurn<Figure>(turn: number, series: Series<Figure>, present: Site, other?: Site): Promise<void> {
  const { before, after, visit } = series;
  const isOtherFirst = turn % 2 === 0;
  if (other && isOtherFirst) before.push(await visit(other));
  after.push(await visit(present));
  if (other && !isOtherFirst) before.push(await visit(other));
}

const middle = (loads: readonly ColdLoad[], figure: keyof ColdLoad) => median(loads.map((load) => load[figure]));

/** The layout shift of a screen at the width where it does worst. */
function shiftGoal(screen: MeasuredScreen, pages: readonly Page[]): Goal {
  const own = pages.filter((page) => page.screen === screen);
  const worst = Math.max(...own.map(({ after }) => middle(after, 'shift')));
  return {
    what: `layout shift of ${screen.name}`,
    measured: `${round(worst, 4)}`,
    wanted: `at most ${MOST_SHIFT}`,
    isReached: worst <= MOST_SHIFT,
  };
}

const rowOf = ({ screen, viewport, after }: Page): Table['rows'][number] => [
  `${screen.name}, ${viewport.width} px`,
  round(middle(after, 'ready')),
  round(middle(after, 'shift'), 4),
  round(middle(after, 'transferred') / 1024),
  round(middle(after, 'heapBytes') / 2 ** 20, 1),
];

/** The 98th percentile of the scripted session's responses. */
function responseGoal({ after }: Series<number>): Goal {
  const p98 = median(after);
  return {
    what: 'response of a scripted session, p98',
    measured: `${p98} ms`,
    wanted: `at most ${MOST_RESPONSE_MS} ms`,
    isReached: p98 <= MOST_RESPONSE_MS,
  };
}

function comparison(pages: readonly Page[], sessions: readonly Series<number>[]): Table {
  const ready = pages.map(({ screen, viewport, before, after }): Table['rows'][number] => {
    const [earlier, later] = [before, after].map((loads) => loads.map((load) => load.ready));
    return compared(`${screen.name}, ${viewport.width} px: ready`, earlier ?? [], later ?? [], 0);
  });
  const session = sessions.map(({ before, after }) =>
    compared('scripted session: response p98', before, after, EVENT_STEP_MS),
  );
  return {
    caption: 'Against another build, turn by turn',
    columns: ['page', 'before, ms', 'after, ms', 'ratio (quartiles)'],
    rows: [...ready, ...session],
  };
}

const compared = (name: string, before: readonly number[], after: readonly number[], noise: number) => [
  name,
  round(median(before)),
  round(median(after)),
  ratioText(ratioInTurns(before, after, noise)),
];

async function measure(options: BenchOptions): Promise<Findings> {
  const { say, isQuick, isStopped, against, turns = isQuick ? QUICK_TURNS : TURNS, cpu = SLOWDOWN } = options;
  const screens = screensNamed(options.screens);
  const present = await startSite();
  const other = against === undefined ? undefined : await startSite(against);
  const pages = screens.flatMap((screen) =>
    [PHONE, DESKTOP].map((viewport): Page => ({
      screen,
      viewport,
      visit: (site) => visitScreen(site, screen, viewport, cpu),
      before: [],
      after: [],
    })),
  );
  // Named screens are measured without the scripted session.
  const sessions: readonly Series<number>[] =
    options.screens.length > 0 ? [] : [{ visit: ({ address }) => response(address, cpu), before: [], after: [] }];
  for (let turn = 0; turn < turns && !isStopped(); turn++) {
    for (const page of pages) {
      await takeTurn(turn, page, present, other);
      const { ready, shift } = page.after.at(-1) ?? { ready: Number.NaN, shift: Number.NaN };
      say(
        `${turn + 1}/${turns} ${page.screen.name}, ${page.viewport.width} px: ${round(ready)} ms, ${round(shift, 4)}`,
      );
    }
    for (const session of sessions) {
      await takeTurn(turn, session, present, other);
      say(`${turn + 1}/${turns} response: ${session.after.at(-1)} ms`);
    }
  }
  await present.stop();
  await other?.stop();
  const loads = {
    caption: `Cold loads, processor ${cpu} times slower`,
    columns: ['page', 'ready, ms', 'shift', 'transferred, KiB', 'heap, MiB'],
    rows: pages.map(rowOf),
  };
  return {
    goals: [...screens.map((screen) => shiftGoal(screen, pages)), ...sessions.map(responseGoal)],
    tables: other ? [loads, comparison(pages, sessions)] : [loads],
    notes: [
      `Nothing cached, 9 Mbit/s, 60 ms a request, without tracing; medians of ${turns} turns. \`ready\` is the time from the navigation to the frame in ` +
        'which the visitor can act: `load/conditions.ts`. The transferred bytes include the prefetch of the likely next screen. Layout shift until ' +
        'three seconds after `ready`. The session changes pair, tab, side, language and theme, opens a dialog and another page of a table.',
    ],
  };
}

export const load: Bench = {
  name: 'load',
  title: 'Cold load: when a visitor can act, layout shift, response',
  measure,
};
