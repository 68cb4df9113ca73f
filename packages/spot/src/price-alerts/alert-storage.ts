import { readStoredAs, writeStoredAs } from '@bourse/api-client';
import { decimal } from '@bourse/api-client/contract';
import { pairId } from '@bourse/market/contract';
import * as v from 'valibot';
import { ALERTS_AT_MOST, type PriceAlert } from './alert';

/** Where the alerts are kept, as one text. */
export const ALERTS_KEY = 'bourse.spot.alerts';

const pair = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+$/),
  v.transform((text) => {
    const [baseId = 0, quoteId = 0] = text.split('-').map(Number);
    return pairId({ baseId, quoteId });
  }),
);

const alerts = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      pair,
      symbol: v.string(),
      price: decimal,
      direction: v.picklist(['above', 'below']),
      hasSound: v.boolean(),
      hasNotification: v.boolean(),
      firedAt: v.optional(v.number()),
    }),
    v.transform((alert): PriceAlert => ({ ...alert, firedAt: alert.firedAt })),
  ),
);

/** The alerts of this device; none where what is stored is not readable. */
export function readAlerts(): readonly PriceAlert[] {
  return readStoredAs(ALERTS_KEY, alerts)?.slice(0, ALERTS_AT_MOST) ?? [];
}

export function storeAlerts(all: readonly PriceAlert[]): void {
  writeStoredAs(ALERTS_KEY, all.length === 0 ? undefined : all);
}
