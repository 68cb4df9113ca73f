import { newTrader, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import type { BenchOptions } from '../shared/bench.ts';
import { startExchange, type Exchange } from '../shared/exchange.ts';
import { median } from '../shared/statistics.ts';
import { coldLoad, type ColdLoad } from './cold-load.ts';
import type { MeasuredScreen, Viewport } from './screens.ts';

/** An exchange that serves the measured client, and a user of it. */
export interface Site extends Exchange {
  readonly token: string;
}

/** @param web folder of another built client */
export async function startSite(web?: string): Promise<Site> {
  const environment = { SANDBOX_CONTROL: '1', SANDBOX_TOKEN, ...(web !== undefined && { WEB_DIR: web }) };
  const exchange = await startExchange(environment);
  return { ...exchange, token: await newTrader(exchange.address) };
}

/** How often each page is visited. */
export const turnsOf = ({ isQuick, turns }: Pick<BenchOptions, 'isQuick' | 'turns'>): number =>
  turns ?? (isQuick ? 2 : 7);

/** The session that a screen is opened with. */
export const sessionOf = ({ token }: Site, { needsSession }: MeasuredScreen) => (needsSession ? token : undefined);

export const visitScreen = (site: Site, screen: MeasuredScreen, viewport: Viewport): Promise<ColdLoad> =>
  coldLoad(`${site.address}${screen.path}`, { viewport, token: sessionOf(site, screen) });

export interface Figure {
  readonly name: string;
  readonly read: (load: ColdLoad) => number;
  /** Digits after the point. */
  readonly decimals: number;
  /** Differences of this size are noise. */
  readonly noise: number;
}

/** What a load prints, in this order. */
export const FIGURES = {
  firstPaint: { name: 'FCP, ms', read: (load) => load.firstPaint, decimals: 0, noise: 1 },
  largestPaint: { name: 'LCP, ms', read: (load) => load.largestPaint, decimals: 0, noise: 1 },
  blocking: { name: 'blocking, ms', read: (load) => load.blocking, decimals: 0, noise: 10 },
  longest: { name: 'longest task, ms', read: (load) => load.longest, decimals: 0, noise: 10 },
  shift: { name: 'shift', read: (load) => load.shift, decimals: 4, noise: 0.001 },
  transferred: { name: 'transferred, KiB', read: (load) => load.transferred / 1024, decimals: 1, noise: 1 },
  heap: { name: 'heap, MiB', read: (load) => load.heapBytes / 2 ** 20, decimals: 1, noise: 1 },
} as const satisfies Record<string, Figure>;

export const middleOf = (loads: readonly ColdLoad[], { read }: Figure) => median(loads.map(read));
