import { toDrawingNumber } from '@bourse/decimal';
import { useServerNow } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { useAreKeptValuesKnown } from '@bourse/storage';
import { useEffect, useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { dayOf } from './dated-limit';
import { lossOn } from './day-results';
import { hasLimits, reachedLimits, type ReachedLimit } from './personal-limits';
import { useStoredLimits, type PersonalLimitsStore } from './stored-personal-limits';

/**
 * The limit that keeps an order in a currency from being opened now, in words; `undefined` where it may be opened. After a login no order is
 * opened until the limits are restored, and where a limit applies none until the results are read (`areResultsRead`).
 */
export function usePersonalLimits(store: PersonalLimitsStore, currency: string, areResultsRead = true) {
  const text = tradingMessages.useText();
  const format = useFormat();
  const now = useServerNow();
  const { limits, results } = useStoredLimits(store, currency);
  const areRestored = useAreKeptValuesKnown();
  const areKnown = areRestored && (areResultsRead || !hasLimits(limits, dayOf(now())));
  const [first] = reachedLimits(limits, results, now());
  const until = first?.until;
  // A pause ends by itself.
  const [, refresh] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => refresh((count) => count + 1), Math.max(0, until - now()) + 1);
    return () => clearTimeout(timer);
  }, [until, now]);
  const reachedText = ({ kind, limit }: ReachedLimit) =>
    text(`limits.reached.${kind}`, {
      count: toDrawingNumber(limit),
      limit: kind === 'dayLoss' ? format.money(limit, { currency }) : format.amount(limit),
      until: until === undefined ? '' : format.zonedTime(until),
    });
  return {
    limits,
    loss: lossOn(results, dayOf(now())),
    results,
    reached: areKnown ? first && reachedText(first) : text('limits.unknown'),
  };
}
