import { DESKTOP, PHONE, screensNamed, type MeasuredScreen, type Viewport } from '../ready/screens.ts';
import { sessionOf, startSite } from '../ready/site.ts';
import type { Bench, BenchOptions, Findings, Goal, Table } from '../shared/bench.ts';
import { median, round } from '../shared/statistics.ts';
import { coldLoad, type ColdLoad } from './cold-load.ts';
import { response } from './response.ts';
import { scriptBytes } from './script-bytes.ts';

const MOST_SHIFT = 0.02;
const MOST_RESPONSE_MS = 200;
const TURNS = 3;

const VIEWPORTS: readonly Viewport[] = [PHONE, DESKTOP, { width: 1920, height: 1080 }];

interface Page {
  readonly screen: MeasuredScreen;
  readonly viewport: Viewport;
  readonly loads: ColdLoad[];
}

interface Measured {
  readonly pages: readonly Page[];
  /** KiB of JavaScript by screen. */
  readonly scripts: ReadonlyMap<MeasuredScreen, number>;
  /** Milliseconds, by run. */
  readonly responses: readonly number[];
}

async function measureScreens({ isQuick, turns, screens: names, say }: BenchOptions): Promise<Measured> {
  const screens = screensNamed(names);
  const site = await startSite();
  const scripts = new Map<MeasuredScreen, number>();
  for (const screen of screens) {
    scripts.set(screen, (await scriptBytes(site.address + screen.path, sessionOf(site, screen))) / 1024);
  }
  const pages = screens.flatMap((screen) => VIEWPORTS.map((viewport): Page => ({ screen, viewport, loads: [] })));
  const responses: number[] = [];
  // Alternating, so that temporary load on the machine affects all pages.
  for (let turn = 0; turn < (turns ?? (isQuick ? 1 : TURNS)); turn++) {
    for (const { screen, viewport, loads } of pages) {
      const load = await coldLoad(site, screen, viewport);
      loads.push(load);
      say(`${screen.name}, ${viewport.width} px: ready ${round(load.ready)} ms, shift ${round(load.shift, 4)}`);
    }
    responses.push(await response(site.address));
    say(`response: ${responses.at(-1)} ms`);
  }
  await site.stop();
  return { pages, scripts, responses };
}

const middle = (loads: readonly ColdLoad[], figure: keyof ColdLoad) => median(loads.map((load) => load[figure]));

/** The layout shift of a screen at the width where it does worst. */
function shiftGoal(screen: MeasuredScreen, pages: readonly Page[]): Goal {
  const own = pages.filter((page) => page.screen === screen);
  const worst = Math.max(...own.map(({ loads }) => middle(loads, 'shift')));
  return {
    what: `layout shift of ${screen.name}`,
    measured: `${round(worst, 4)}`,
    wanted: `at most ${MOST_SHIFT}`,
    isReached: worst <= MOST_SHIFT,
  };
}

const rowOf = ({ screen, viewport, loads }: Page, kib: number): Table['rows'][number] => [
  screen.name,
  viewport.width,
  round(kib),
  round(middle(loads, 'ready')),
  round(middle(loads, 'shift'), 4),
  round(middle(loads, 'transferred') / 1024),
  round(middle(loads, 'heapBytes') / 2 ** 20, 1),
];

async function measure(options: BenchOptions): Promise<Findings> {
  const { pages, scripts, responses } = await measureScreens(options);
  const p98 = median(responses);
  return {
    goals: [
      ...[...scripts.keys()].map((screen) => shiftGoal(screen, pages)),
      {
        what: 'response of a scripted session, p98',
        measured: `${p98} ms`,
        wanted: `at most ${MOST_RESPONSE_MS} ms`,
        isReached: p98 <= MOST_RESPONSE_MS,
      },
    ],
    tables: [
      {
        caption: 'Cold loads',
        columns: ['page', 'width, px', 'JavaScript, KiB', 'ready, ms', 'shift', 'transferred, KiB', 'heap, MiB'],
        rows: pages.map((page) => rowOf(page, scripts.get(page.screen) ?? 0)),
      },
    ],
    notes: [
      'Nothing cached, a processor four times slower, 9 Mbit/s, 60 ms a request; medians of visits that take turns. JavaScript, brotli, is what the ' +
        'screen itself loads; the transferred bytes include the prefetch of the likely next screen. Layout shift until three seconds after `ready`.',
    ],
  };
}

export const load: Bench = { name: 'load', title: 'Cold load: weight, layout shift, response', measure };
