import { respond, status } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import type { HttpHandler } from 'msw';
import {
  currencyDetail,
  quotationNew,
  timeSeries,
  tradeHistory,
  pairId,
  type PairGroup,
  type PairId,
  type PublicTrade,
} from '@bourse/contracts/market';
import { RESOLUTIONS, type Bar, type Resolution } from '@bourse/contracts/bars';
import { aGroup, someTrades } from './fixtures';
import { someBars } from '@bourse/charts/testing';
import { wireBars, wireGroups, wireTrades } from './wire';

/** State of the fake server; read at every call, so that a test can change it. */
export interface MarketServer {
  readonly groups: () => readonly PairGroup[];
  readonly trades: (pair: PairId) => readonly PublicTrade[];
  /** All bars of a symbol at a resolution; the handler selects the requested range. */
  readonly bars: (symbol: string, resolution: Resolution) => readonly Bar[];
  readonly coin: (id: number) => { readonly name: string; readonly description: string };
}

const resolutionOf = (period: string) => {
  for (const [resolution, of] of Object.entries(RESOLUTIONS)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` forgets the keys' type
    if (of.period === period) return resolution as Resolution;
  }
  throw new Error(`no such period: ${period}`);
};

/** Handlers of all calls of the widgets, typed by the contract. */
export function marketHandlers(server: Partial<MarketServer> = {}): HttpHandler[] {
  const {
    groups = () => [aGroup()],
    trades = () => someTrades(),
    bars = () => someBars(),
    coin = () => ({ name: 'Bitcoin', description: '<p>A currency that nobody issues.</p>' }),
  } = server;
  return [
    // As most back ends: they have prices of their own.
    respond(capabilities, () => status(404)),
    respond(quotationNew, () => wireGroups(groups())),
    respond(tradeHistory, ({ request }) =>
      wireTrades(trades(pairId({ baseId: request.currency_id, quoteId: request.legal_id }))),
    ),
    respond(timeSeries, ({ request: { symbol, period, from, to } }) =>
      wireBars(
        bars(symbol, resolutionOf(period)).filter(({ openTime }) => openTime >= from * 1000 && openTime <= to * 1000),
      ),
    ),
    respond(currencyDetail, ({ request }) => {
      const { name, description } = coin(request.id);
      return { name, desc: description };
    }),
  ];
}
