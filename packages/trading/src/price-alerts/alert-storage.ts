import { decimal } from '@bourse/contracts/wire';
import { createStored } from '@bourse/storage';
import { pairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import { ALERTS_AT_MOST, PERIOD_AT_MOST, type PriceAlert } from './alert';

const pair = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+$/),
  v.transform((text) => {
    const [baseId = 0, quoteId = 0] = text.split('-').map(Number);
    return pairId({ baseId, quoteId });
  }),
);

export const alertsSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({
        id: v.string(),
        pair,
        symbol: v.string(),
        price: decimal,
        direction: v.picklist(['above', 'below']),
        hasSound: v.boolean(),
        hasNotification: v.boolean(),
        percent: v.optional(decimal),
        indicator: v.optional(
          v.object({
            id: v.picklist(['rsi', 'ma', 'ema']),
            period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PERIOD_AT_MOST)),
            interval: v.picklist(['15', '60', '240', '1D']),
            since: v.number(),
          }),
        ),
        firedAt: v.optional(v.number()),
      }),
      v.transform((alert): PriceAlert => ({ ...alert, firedAt: alert.firedAt })),
    ),
  ),
  v.transform((all): readonly PriceAlert[] => all.slice(0, ALERTS_AT_MOST)),
);

/** The price alerts of this device, newest first; all tabs share them. */
export const priceAlerts = createStored('bourse.alerts', alertsSchema, []);
