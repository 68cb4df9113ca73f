import { asFailure, type ApiFailure, type ExchangeCall } from '@bourse/api-client';
import { timeSeries } from '../contract';
import { type Bar, type Period, type Resolution, RESOLUTIONS } from '@bourse/charts/contract';
import { windowRequest, type BarWindow } from './bar-window';
import { joinBars } from './bars';
import { bucketStart } from './bucket';
import type { BarPage } from './series';

/** The part of an endpoint's `queryFn` that this needs. */
interface Asked {
  readonly data?: unknown;
  readonly error?: unknown;
}
type Ask = (call: ExchangeCall) => Asked | PromiseLike<Asked>;

type Answer = { data: BarPage; error?: never } | { error: ApiFailure; data?: never };

/** At most so many milliseconds of one-minute bars are folded: the span that the specification itself requests. */
const FOLDED_MS = 7 * 86_400_000;

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

/** One-minute bars as bars of a longer resolution, oldest first. */
export function foldMinutes(minutes: readonly Bar[], resolution: Resolution): Bar[] {
  const folded = new Map<number, Bar>();
  for (const minute of minutes.toSorted((a, b) => a.openTime - b.openTime)) {
    const openTime = bucketStart(minute.openTime, resolution);
    const known = folded.get(openTime);
    folded.set(openTime, known ? joinBars(known, minute) : { ...minute, openTime });
  }
  return [...folded.values()];
}

async function ask(baseQuery: Ask, symbol: string, resolution: Resolution, window: BarWindow): Promise<Answer> {
  const { data, error } = await baseQuery({ call: timeSeries, request: windowRequest(symbol, resolution, window) });
  if (error !== undefined) return { error: asFailure(error) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query parsed it with this call's reply
  return { data: { from: window.from, bars: data as Bar[] } };
}

async function askFolded(baseQuery: Ask, symbol: string, resolution: Resolution, window: BarWindow): Promise<Answer> {
  const end = Math.min(window.to, Date.now());
  const from = Math.max(window.from, bucketStart(end - FOLDED_MS, resolution));
  const { data, error } = await ask(baseQuery, symbol, '1', { from, to: window.to });
  return data ? { data: { from, bars: foldMinutes(data.bars, resolution) } } : { error };
}

/**
 * The bars of a window. Where the back end refuses the period, they are folded from `1min`; the console reports it once a period.
 * @param extra the store's `extra`; refused periods are remembered with it
 */
export async function readBars(
  baseQuery: Ask,
  extra: object,
  { symbol, resolution, ...window }: { readonly symbol: string; readonly resolution: Resolution } & BarWindow,
): Promise<Answer> {
  const refused = refusedBy(extra);
  const { period } = RESOLUTIONS[resolution];
  if (refused.has(period)) return askFolded(baseQuery, symbol, resolution, window);
  const answer = await ask(baseQuery, symbol, resolution, window);
  if (resolution === '1' || !answer.error || !isRefusal(answer.error)) return answer;
  const folded = await askFolded(baseQuery, symbol, resolution, window);
  // The back end refuses the pair or the user, not the period.
  if (folded.error) return answer;
  if (!refused.has(period)) {
    refused.add(period);
    // oxlint-disable-next-line no-console -- the operator reads it; the user needs no message
    console.warn(`The back end refuses bars of ${period}; they are folded from 1min.`);
  }
  return folded;
}
