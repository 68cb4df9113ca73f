import type { EarlyRequest } from '@bourse/api-client';
import type { StorageKey } from '@bourse/storage';
import { fetchReply, wireRequest } from '@bourse/api-client/early';
import type { EarlyCall } from '@bourse/feature-kit';
import {
  choosePair,
  isSymbolNamed,
  newestWindow,
  PAIR_PARAMETER,
  windowRequest,
  type PairCandidate,
} from '@bourse/market/early';
import { earlyPairs } from './early-pairs';

/** The calls of the features' routes, by address. */
export type EarlyCalls = Readonly<Record<string, readonly EarlyCall[]>>;

/** By every page: the header shows the user. */
export const EVERYWHERE: readonly EarlyCall[] = [{ method: 'GET', path: '/user/info', isPrivate: true }];

/** The data of the page before its scripts are there. */
export interface Surroundings {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  /** The text under a storage key. */
  readonly stored: (key: StorageKey) => string | undefined;
  readonly isPhone: boolean;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

type Fields = Readonly<Record<string, string | number>>;

/** Only requests for the default interval are sent early: a chosen one is rare, and the script has to be small. */
const INTERVAL = '1';

/**
 * Sends what the screen of the address will certainly ask for. The list is filled as soon as a pair is known: from storage,
 * or when the pairs have come.
 */
export function sendEarly(
  screens: EarlyCalls,
  { location, stored, isPhone, now, fetch }: Surroundings,
): EarlyRequest[] {
  const sent: EarlyRequest[] = [];
  const parameters = new URLSearchParams(location.search);
  const named = parameters.get(PAIR_PARAMETER);
  const interval = parameters.get('interval') ?? stored('bourse.chart.resolution') ?? INTERVAL;
  const token = stored('token');
  const language = stored('lang') ?? 'en';
  const calls = [...EVERYWHERE, ...(screens[location.pathname] ?? [])].filter(
    ({ isPrivate, isWide, of }) =>
      (token !== undefined || !isPrivate) && !(isWide && isPhone) && (of !== 'bars' || interval === INTERVAL),
  );

  const send = (call: EarlyCall, fields: Fields = {}) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const request = wireRequest(call, form, { origin: location.origin, t: now(), token, language });
    const reply = fetchReply(request, fetch);
    // A reply that is never taken must not report its failure.
    reply.catch(() => undefined);
    sent.push({ ...request, reply });
    return reply;
  };

  const ofPair = calls.filter(({ of }) => of !== undefined);
  const sendOfPair = ({ baseId, quoteId, symbol }: Pick<PairCandidate, 'baseId' | 'quoteId' | 'symbol'>) => {
    const address = stored('address');
    for (const call of ofPair) {
      const keys = { legal_id: quoteId, currency_id: baseId };
      const fields: Fields =
        call.of === 'bars'
          ? windowRequest(symbol, INTERVAL, newestWindow(now(), INTERVAL))
          : call.of === 'deal' && address !== undefined
            ? { ...keys, address }
            : keys;
      void send(call, fields);
    }
  };

  const [baseId, quoteId] = [stored('currency_id'), stored('legal_id')];
  const last =
    baseId === undefined || quoteId === undefined ? undefined : { baseId: Number(baseId), quoteId: Number(quoteId) };
  const symbol = stored('symbol');
  const known =
    last !== undefined && symbol !== undefined && (named === null || isSymbolNamed(symbol, named))
      ? { ...last, symbol }
      : undefined;
  if (known) sendOfPair(known);
  const sendOfChosen = async (pairsReply: ReturnType<typeof send>) => {
    try {
      const { body } = await pairsReply;
      const pair = choosePair(earlyPairs(JSON.parse(body)), named, last);
      if (pair) sendOfPair(pair);
    } catch {
      // The client reports a reply that has not come, or that it cannot read.
    }
  };
  for (const call of calls.filter(({ of }) => of === undefined)) {
    const reply = send(call);
    if (call.namesPairs && !known && ofPair.length > 0) void sendOfChosen(reply);
  }
  return sent;
}
