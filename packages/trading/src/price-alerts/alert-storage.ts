import { decimal, list } from '@bourse/contracts/wire';
import { createKept } from '@bourse/storage';
import { pairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import { ALERTS_AT_MOST, PERIOD_AT_MOST, withEach, type PriceAlert } from './alert';

const pair = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+$/),
  v.transform((text) => {
    const [baseId = 0, quoteId = 0] = text.split('-').map(Number);
    return pairId({ baseId, quoteId });
  }),
);

/** `BTC/USDT`. A notification shows it in the name of the exchange, so it is not any text: a settings file may have any content. */
const SYMBOL = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,19}\/[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,19}$/u;
/** `BOLL UP (20, 2)`. */
const LINE_NAME = /^[\p{L}\p{N}%][\p{L}\p{N} %+−().,]{0,59}$/u;
const LONGEST_NAME = 24;
const LINES_AT_MOST = 9;
const LONGEST_ID = 64;
const LATEST = 8.64e15;

/** Epoch milliseconds. */
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST));

/** An alert that does not fit is dropped, the others are kept. */
export const alertsSchema = v.pipe(
  list(
    v.pipe(
      v.object({
        id: v.pipe(v.string(), v.maxLength(LONGEST_ID)),
        pair,
        symbol: v.pipe(v.string(), v.regex(SYMBOL)),
        price: decimal,
        direction: v.picklist(['above', 'below']),
        hasSound: v.boolean(),
        hasNotification: v.boolean(),
        percent: v.optional(decimal),
        indicator: v.optional(
          v.object({
            id: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
            period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PERIOD_AT_MOST)),
            interval: v.picklist(['15', '60', '240', '1D']),
            since: moment,
            line: v.optional(
              v.object({
                name: v.pipe(v.string(), v.regex(LINE_NAME)),
                index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LINES_AT_MOST)),
                parameters: v.pipe(
                  v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(999))),
                  v.maxLength(LINES_AT_MOST),
                ),
                hasLevel: v.boolean(),
              }),
            ),
          }),
        ),
        firedAt: v.optional(moment),
      }),
      v.transform((alert): PriceAlert => ({ ...alert, firedAt: alert.firedAt })),
    ),
  ),
  v.transform((all): readonly PriceAlert[] => all.slice(0, ALERTS_AT_MOST)),
);

/** The price alerts of the user, newest first; all tabs share them. A log-out keeps them for the next login. */
export const priceAlerts = createKept('bourse.alerts', alertsSchema, [], withEach);
