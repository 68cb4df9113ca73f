import { asFailure, type ApiFailure, type ExchangeCall } from '@bourse/api-client';
import { timeSeries } from '@bourse/contracts/market';
import { bucketLength, RESOLUTIONS, type Bar, type Period, type Resolution, barStart } from '@bourse/contracts/bars';
import { PAGE_BARS, windowRequest, type BarWindow } from './bar-window';
import { joinBars } from './bars';
import type { BarPage } from './series';

/** The part of an endpoint's `queryFn` that this needs. */
interface Asked {
  readonly data?: unknown;
  readonly error?: unknown;
}
type Ask = (call: ExchangeCall) => Asked | PromiseLike<Asked>;

type Answer = { data: BarPage; error?: never } | { error: ApiFailure; data?: never };

/**
 * What longer bars are folded from, the longest first, and how much of it at most, in milliseconds: of one-minute bars the span that the
 * specification itself requests, else as many rows as back ends answer at once.
 */
const SOURCES = [
  { resolution: '1D', most: PAGE_BARS * bucketLength('1D') },
  { resolution: '60', most: PAGE_BARS * bucketLength('60') },
  { resolution: '1', most: 7 * 86_400_000 },
] as const;

/** Period names that a back end has refused, by the store's `extra`. Only `1min` is in the specification. */
const refusedPeriods = new WeakMap<object, Set<Period>>();

function refusedBy(extra: object): Set<Period> {
  const refused = refusedPeriods.get(extra) ?? new Set();
  refusedPeriods.set(extra, refused);
  return refused;
}

/** A back end that does not know a period rejects it or answers with a client error. */
const isRefusal = (failure: ApiFailure) =>
  failure.kind === 'rejected' || (failure.kind === 'http' && failure.status >= 400 && failure.status < 500);

/** Bars as bars of a longer resolution, oldest first. */
export function foldBars(shorter: readonly Bar[], resolution: Resolution): Bar[] {
  const folded = new Map<number, Bar>();
  for (const bar of shorter.toSorted((a, b) => a.openTime - b.openTime)) {
    const openTime = barStart(bar.openTime, resolution);
    const known = folded.get(openTime);
    folded.set(openTime, known ? joinBars(known, bar) : { ...bar, openTime });
  }
  return [...folded.values()];
}

async function ask(baseQuery: Ask, symbol: string, resolution: Resolution, window: BarWindow): Promise<Answer> {
  const { data, error } = await baseQuery({ call: timeSeries, request: windowRequest(symbol, resolution, window) });
  if (error !== undefined) return { error: asFailure(error) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query parsed it with this call's reply
  return { data: { from: window.from, bars: data as Bar[] } };
}

/** The bars folded from the first source that the back end knows. Periods that it refuses are added to `refused`. */
async function askFolded(
  baseQuery: Ask,
  refused: Set<Period>,
  symbol: string,
  resolution: Resolution,
  window: BarWindow,
): Promise<Answer> {
  const end = Math.min(window.to, Date.now());
  for (const source of SOURCES) {
    const { period, minutes } = RESOLUTIONS[source.resolution];
    if (minutes >= RESOLUTIONS[resolution].minutes || refused.has(period)) continue;
    const from = Math.max(window.from, barStart(end - source.most, resolution));
    // oxlint-disable-next-line no-await-in-loop -- a shorter source is asked for only where a longer one is refused
    const { data, error } = await ask(baseQuery, symbol, source.resolution, { from, to: window.to });
    if (data) return { data: { from, bars: foldBars(data.bars, resolution) } };
    if (source.resolution === '1' || !isRefusal(error)) return { error };
    refused.add(period);
  }
  throw new Error('one-minute bars are folded from nothing');
}

/**
 * The bars of a window. Where the back end refuses the period, they are folded from days, hours or minutes; the console reports it once a period.
 * @param extra the store's `extra`; refused periods are remembered with it
 */
export async function readBars(
  baseQuery: Ask,
  extra: object,
  { symbol, resolution, ...window }: { readonly symbol: string; readonly resolution: Resolution } & BarWindow,
): Promise<Answer> {
  const known = refusedBy(extra);
  const { period } = RESOLUTIONS[resolution];
  if (known.has(period)) return askFolded(baseQuery, known, symbol, resolution, window);
  const answer = await ask(baseQuery, symbol, resolution, window);
  if (resolution === '1' || !answer.error || !isRefusal(answer.error)) return answer;
  const refused = new Set([...known, period]);
  const folded = await askFolded(baseQuery, refused, symbol, resolution, window);
  // The back end refuses the pair or the user, not the period.
  if (folded.error) return answer;
  for (const one of refused) known.add(one);
  // oxlint-disable-next-line no-console -- the operator reads it; the user needs no message
  console.warn(`The back end refuses bars of ${period}; they are folded from shorter ones.`);
  return folded;
}
