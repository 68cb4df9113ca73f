import type { Bench, Findings, Goal, Table } from '../shared/bench.ts';
import { startExchange } from '../shared/exchange.ts';
import { median, round } from '../shared/statistics.ts';
import { coldLoad, type ColdLoad } from './cold-load.ts';
import { serveFloors } from './floor.ts';
import { scriptBytes } from './script-bytes.ts';

const HOME = '/';
const DEAL_CENTER = '/dealCenter?symbol=BTC_USDT';
const SCREENS = [
  { path: HOME, name: 'home' },
  { path: DEAL_CENTER, name: 'deal centre' },
] as const;

const MOST_HOME_KIB = 210;
const MOST_DEAL_KIB = 400;
const MOST_SHIFT = 0.02;
const MOST_TIMES_FLOOR = 2;
const MOST_BLOCKING_MS = 300;

interface Measured {
  readonly name: string;
  readonly kib: number;
  readonly loads: readonly ColdLoad[];
  readonly floor: readonly ColdLoad[];
}

type Figure = (load: ColdLoad) => number;

const middle = (loads: readonly ColdLoad[], figure: Figure) => median(loads.map(figure));
const largestPaint: Figure = (load) => load.largestPaint;
const blocking: Figure = (load) => load.blocking;
const shift: Figure = (load) => load.shift;

async function measureScreens({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Measured[]> {
  const exchange = await startExchange();
  const floors = await serveFloors(
    exchange.address,
    SCREENS.map(({ path }) => path),
  );
  const found = [];
  for (const { path, name } of SCREENS) {
    const bytes = await scriptBytes(`${exchange.address}${path}`);
    found.push({ path, name, kib: bytes / 1024, loads: [] as ColdLoad[], floor: [] as ColdLoad[] });
  }
  // Alternating, so that temporary load on the machine affects all pages.
  for (let run = 0; run < (isQuick ? 2 : 7); run++) {
    for (const { path, name, loads, floor } of found) {
      const load = await coldLoad(`${exchange.address}${path}`);
      loads.push(load);
      floor.push(await coldLoad(`${floors.address}${path}`));
      say(
        `${name}: LCP ${round(load.largestPaint)} ms (${load.largest}), blocking ${round(load.blocking)} ms, shift ${round(load.shift, 4)}`,
      );
    }
  }
  await floors.close();
  await exchange.stop();
  return found;
}

function goalsOf({ name, kib, loads, floor }: Measured): Goal[] {
  const isHome = name === 'home';
  const mostKib = isHome ? MOST_HOME_KIB : MOST_DEAL_KIB;
  const shifted = middle(loads, shift);
  const ratio = middle(loads, largestPaint) / middle(floor, largestPaint);
  const blocked = middle(loads, blocking);
  return [
    {
      what: `JavaScript of ${isHome ? name : `${name} with its chart`}, brotli`,
      measured: `${round(kib, 1)} KiB`,
      wanted: `at most ${mostKib} KiB`,
      isReached: kib <= mostKib,
    },
    {
      what: `layout shift of ${name}`,
      measured: `${round(shifted, 4)}`,
      wanted: `at most ${MOST_SHIFT}`,
      isReached: shifted <= MOST_SHIFT,
    },
    isHome
      ? {
          what: `largest paint of ${name}`,
          measured: `${round(ratio, 2)} times the static page's`,
          wanted: `at most ${MOST_TIMES_FLOOR} times`,
          isReached: ratio <= MOST_TIMES_FLOOR,
        }
      : {
          what: `total blocking time of ${name}`,
          measured: `${round(blocked)} ms`,
          wanted: `at most ${MOST_BLOCKING_MS} ms`,
          isReached: blocked <= MOST_BLOCKING_MS,
        },
  ];
}

function rowOf(name: string, kib: number, loads: readonly ColdLoad[]): Table['rows'][number] {
  const figure = (read: Figure, decimals = 0) => round(middle(loads, read), decimals);
  return [
    name,
    round(kib, 1),
    figure(({ firstPaint }) => firstPaint),
    figure(largestPaint),
    figure(blocking),
    figure(({ longest }) => longest),
    figure(shift, 4),
    figure(({ heapBytes }) => heapBytes / 2 ** 20, 1),
  ];
}

async function measure(options: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const screens = await measureScreens(options);
  return {
    goals: screens.flatMap((screen) => goalsOf(screen)),
    tables: [
      {
        caption: 'Cold loads',
        columns: [
          'page',
          'JavaScript, KiB',
          'FCP, ms',
          'LCP, ms',
          'blocking, ms',
          'longest task, ms',
          'shift',
          'heap, MiB',
        ],
        rows: screens.flatMap(({ name, kib, loads, floor }) => [
          rowOf(name, kib, loads),
          rowOf(`${name}, the same screen as a static page`, 0, floor),
        ]),
      },
    ],
    notes: [
      'The built client, served by the sandbox exchange; nothing cached, a processor four times slower, 9 Mbit/s, 60 ms a request; medians of ' +
        'visits that take turns. Blocking time counts from the first contentful paint to five seconds after the largest one.',
    ],
  };
}

export const load: Bench = { name: 'load', title: 'Cold load: home and deal centre', measure };
