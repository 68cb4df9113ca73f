import { defineCall, id, int, list, text } from '../wire';
import * as v from 'valibot';
import { bars, RESOLUTIONS, type Period } from '../bars';
import { pairKeys, quotationGroup } from './pair';
import { publicTrade } from './trade';

const nothing = v.object({});

/** All pairs by group, with their tickers. */
export const quotationNew = defineCall({
  method: 'GET',
  path: '/currency/quotation_new',
  access: 'optional',
  request: nothing,
  reply: list(quotationGroup),
});

/** The same groups under `coin_list`. */
export const quotation = defineCall({
  method: 'POST',
  path: '/quotation',
  access: 'public',
  request: nothing,
  reply: v.pipe(
    v.object({ coin_list: list(quotationGroup) }),
    v.transform(({ coin_list }) => coin_list),
  ),
});

/** The same groups by POST. The specification does not define its shape; the GET's shape is used. */
export const quotationNewPost = defineCall({
  method: 'POST',
  path: '/quotation_new',
  access: 'public',
  request: nothing,
  reply: list(quotationGroup),
});

const periods: readonly Period[] = Object.values(RESOLUTIONS).map(({ period }) => period);

/** Bars of a pair between two moments (epoch seconds), oldest first. */
export const timeSeries = defineCall({
  method: 'GET',
  path: '/currency/new_timeshar',
  access: 'public',
  request: v.object({
    /** `{currency}/USDT`. */
    symbol: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/)),
    from: int,
    to: int,
    period: v.picklist(periods),
  }),
  reply: bars,
  envelope: 'code',
});

/** Recent trades of a pair, newest first. */
export const tradeHistory = defineCall({
  method: 'GET',
  path: '/currency/new_tradehistory',
  access: 'public',
  request: v.object(pairKeys),
  reply: list(publicTrade),
});

/** Information about a coin. `desc` may be rich text: sanitise before display. */
export const currencyDetail = defineCall({
  method: 'GET',
  path: '/currency/detail',
  access: 'public',
  request: v.object({ id }),
  reply: v.pipe(
    v.object({ name: text, desc: text }),
    v.transform(({ name, desc }) => ({ name, description: desc })),
  ),
});

/** The currencies that others are quoted in. */
export const currencyList = defineCall({
  method: 'GET',
  path: '/currency/list',
  access: 'public',
  request: nothing,
  reply: v.pipe(
    v.object({ legal: list(v.object({ id, name: text })) }),
    v.transform(({ legal }) => legal),
  ),
});
