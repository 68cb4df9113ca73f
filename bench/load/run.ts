import type { Bench, BenchOptions, Findings, Goal, Table } from '../shared/bench.ts';
import { median, round } from '../shared/statistics.ts';
import { coldLoad, type ColdLoad } from './cold-load.ts';
import { compare } from './compare.ts';
import { serveFloors } from './floor.ts';
import { response } from './response.ts';
import { screensNamed, VIEWPORTS, type MeasuredScreen, type Viewport } from './screens.ts';
import { scriptBytes } from './script-bytes.ts';
import { FIGURES, middleOf, sessionOf, startSite, turnsOf, visitScreen, type Figure } from './visits.ts';

/** KiB of JavaScript that a screen may load, by its name: the budgets of `apps/web/build/budget.ts`. */
const MOST_KIB: Readonly<Record<string, number>> = { home: 256, 'deal centre': 460 };
const MOST_SHIFT = 0.02;
const MOST_TIMES_FLOOR = 2;
const MOST_RESPONSE_MS = 200;

/** The screens that are also measured as static pages, at this width. */
const FLOORS: readonly string[] = Object.keys(MOST_KIB);
const FLOOR_VIEWPORT = VIEWPORTS[1];

interface Page {
  readonly screen: MeasuredScreen;
  readonly viewport: Viewport;
  readonly loads: ColdLoad[];
  /** Of the same screen as a static page; empty where there is none. */
  readonly floor: ColdLoad[];
}

interface Measured {
  readonly pages: readonly Page[];
  /** KiB of JavaScript by screen. */
  readonly scripts: ReadonlyMap<MeasuredScreen, number>;
  /** Milliseconds, by run. */
  readonly responses: readonly number[];
}

async function measureScreens(options: BenchOptions): Promise<Measured> {
  const { say, screens: names } = options;
  const screens = screensNamed(names);
  const site = await startSite();
  const withFloor = screens.filter(({ name }) => FLOORS.includes(name));
  const floors = await serveFloors(
    site.address,
    withFloor.map(({ path }) => path),
    FLOOR_VIEWPORT,
  );
  const scripts = new Map<MeasuredScreen, number>();
  for (const screen of screens) {
    scripts.set(screen, (await scriptBytes(`${site.address}${screen.path}`, sessionOf(site, screen))) / 1024);
  }
  const pages = screens.flatMap((screen) =>
    VIEWPORTS.map((viewport): Page => ({ screen, viewport, loads: [], floor: [] })),
  );
  const responses: number[] = [];
  // Alternating, so that temporary load on the machine affects all pages.
  for (let run = 0; run < turnsOf(options); run++) {
    for (const { screen, viewport, loads, floor } of pages) {
      const load = await visitScreen(site, screen, viewport);
      loads.push(load);
      say(
        `${screen.name}, ${viewport.width} px: LCP ${round(load.largestPaint)} ms (${load.largest}), blocking ${round(load.blocking)} ms, shift ${round(load.shift, 4)}`,
      );
      if (viewport !== FLOOR_VIEWPORT || !withFloor.includes(screen)) continue;
      floor.push(await coldLoad(`${floors.address}${screen.path}`, { viewport }));
    }
    responses.push(await response(site.address));
    say(`response: ${responses.at(-1)} ms`);
  }
  await floors.close();
  await site.stop();
  return { pages, scripts, responses };
}

const atMost = (what: string, measured: number, most: number, unit: string, decimals = 0): Goal => ({
  what,
  measured: `${round(measured, decimals)}${unit}`,
  wanted: `at most ${most}${unit}`,
  isReached: measured <= most,
});

/** The goals of one screen: at the width where it does worst. */
function goalsOf(screen: MeasuredScreen, { pages, scripts }: Measured): Goal[] {
  const own = pages.filter((page) => page.screen === screen);
  const worst = (figure: Figure) => Math.max(...own.map(({ loads }) => middleOf(loads, figure)));
  const { name, most } = screen;
  const mostKib = MOST_KIB[name];
  const floored = own.find(({ floor }) => floor.length > 0);
  return [
    ...(mostKib === undefined
      ? []
      : [atMost(`JavaScript of ${name}, brotli`, scripts.get(screen) ?? 0, mostKib, ' KiB', 1)]),
    atMost(`largest paint of ${name}`, worst(FIGURES.largestPaint), most.largestPaint, ' ms'),
    atMost(`total blocking time of ${name}`, worst(FIGURES.blocking), most.blocking, ' ms'),
    atMost(`layout shift of ${name}`, worst(FIGURES.shift), MOST_SHIFT, '', 4),
    ...(name === 'home' && floored
      ? [
          atMost(
            `largest paint of ${name}, beside the static page's`,
            middleOf(floored.loads, FIGURES.largestPaint) / middleOf(floored.floor, FIGURES.largestPaint),
            MOST_TIMES_FLOOR,
            ' times',
            2,
          ),
        ]
      : []),
  ];
}

const rowOf = (name: string, width: number, kib: number, loads: readonly ColdLoad[]): Table['rows'][number] => [
  name,
  width,
  round(kib, 1),
  ...Object.values(FIGURES).map((figure: Figure) => round(middleOf(loads, figure), figure.decimals)),
];

async function measure(options: BenchOptions): Promise<Findings> {
  if (options.against !== undefined) return compare(options.against, options);
  const measured = await measureScreens(options);
  const { pages, scripts, responses } = measured;
  return {
    goals: [
      ...[...scripts.keys()].flatMap((screen) => goalsOf(screen, measured)),
      atMost('response of a scripted session, p98', median(responses), MOST_RESPONSE_MS, ' ms'),
    ],
    tables: [
      {
        caption: 'Cold loads',
        columns: ['page', 'width, px', 'JavaScript, KiB', ...Object.values(FIGURES).map(({ name }) => name)],
        rows: pages.flatMap(({ screen, viewport, loads, floor }) => [
          rowOf(screen.name, viewport.width, scripts.get(screen) ?? 0, loads),
          ...(floor.length > 0 ? [rowOf(`${screen.name}, as a static page`, viewport.width, 0, floor)] : []),
        ]),
      },
      {
        caption: 'Click or key to next paint in a scripted session of the deal centre',
        columns: ['runs', 'p98, ms', 'longest run, ms'],
        rows: [[responses.length, median(responses), Math.max(...responses)]],
      },
    ],
    notes: [
      'The built client, served by the sandbox exchange; nothing cached, a processor four times slower, 9 Mbit/s, 60 ms a request; medians of ' +
        'visits that take turns. Blocking time counts from the first contentful paint to five seconds after the largest one. JavaScript is what ' +
        'the screen itself loads; the transferred bytes include the prefetch of the likely next screen.',
      'The session changes pair, tab, side, language and theme, opens a dialog and another page of a table, on the same processor.',
    ],
  };
}

export const load: Bench = { name: 'load', title: 'Cold load and response', measure };
