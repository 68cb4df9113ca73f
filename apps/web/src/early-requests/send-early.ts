import type { EarlyRequest } from '@bourse/api-client';
import type { StorageKey } from '@bourse/storage';
import { fetchReply, wireRequest } from '@bourse/api-client/early';
import { isSymbolNamed, newestWindow, PAIR_PARAMETER, windowRequest } from '@bourse/market/early';
import { choosePair, type EarlyPair } from './choose-pair';
import type { EarlyCall, EarlyPlan } from './plan';

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
  { everywhere, pairs, screens }: EarlyPlan,
  { location, stored, isPhone, now, fetch }: Surroundings,
): EarlyRequest[] {
  const sent: EarlyRequest[] = [];
  const parameters = new URLSearchParams(location.search);
  const named = parameters.get(PAIR_PARAMETER) ?? undefined;
  const interval = parameters.get('interval') ?? stored('bourse.chart.resolution') ?? INTERVAL;
  const token = stored('token');
  const language = stored('lang') ?? 'en';
  const calls = [...everywhere, ...(screens[location.pathname] ?? [])].filter(
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

  const ofPair = calls.filter(({ of }) => of !== 'nothing');
  const sendOfPair = ({ baseId, quoteId, symbol }: EarlyPair) => {
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

  const last = { baseId: stored('currency_id'), quoteId: stored('legal_id') };
  const symbol = stored('symbol');
  const isKnown =
    last.baseId !== undefined &&
    last.quoteId !== undefined &&
    symbol !== undefined &&
    (named === undefined || isSymbolNamed(symbol, named));
  if (isKnown) sendOfPair({ baseId: Number(last.baseId), quoteId: Number(last.quoteId), symbol });
  const sendOfChosen = async (pairsReply: ReturnType<typeof send>) => {
    try {
      const { body } = await pairsReply;
      const pair = choosePair(JSON.parse(body), named, last);
      if (pair) sendOfPair(pair);
    } catch {
      // The client reports a reply that has not come, or that it cannot read.
    }
  };
  for (const call of calls.filter(({ of }) => of === 'nothing')) {
    const reply = send(call);
    if (call.path === pairs.path && !isKnown && ofPair.length > 0) void sendOfChosen(reply);
  }
  return sent;
}
