import { RESOLUTIONS } from '@bourse/charts/contract';
import * as market from './contract';
import { nothing, probe, type ContractCheck, type Fields, type Known } from '@bourse/api-client/contract-check';

declare module '@bourse/api-client/contract-check' {
  interface Known {
    /** The pair under check: that with the symbol `symbol`, else the first displayed one. */
    pair?: market.Pair;
  }
}

const DAY_S = 86_400;

/** The wire's keys of the pair under check. */
const keysOf = ({ pair }: Known) => (pair ? [market.pairKeysOf(pair.id)] : []);

function spans({ pair }: Known): readonly Fields[] {
  const to = Math.floor(Date.now() / 1000);
  return pair
    ? Object.values(RESOLUTIONS).map(({ period, minutes }) => ({
        symbol: pair.symbol,
        from: to - Math.max(DAY_S, minutes * 60 * 5),
        to,
        period,
      }))
    : [];
}

/** Fields of announced products and limits, of followed prices and of a replay; all beyond the specification. */
const FIELDS = {
  prices: 'The market that the back end follows with play money. Optional.',
  venue: 'Name of the venue, such as `Kraken`.',
  recorded: '1: recorded prices are played again.',
  pairs: 'The pairs that follow the venue; all others are simulated.',
  late: '1: the price is too old, orders are refused.',
  speed: 'Recorded seconds a second, 1 to 60.',
  paused: '1: the replay is paused.',
  ended: '1: the recording is at its end.',
  fills: 'Spot fills of the user in this session, newest first.',
  against_holding: 'Gain against not having traded, at the present price and after the fee, in USDT.',
  action: '`play`, `pause`, `speed`, `step` (one bar) or `start` (a new session).',
  minutes: 'Length of the bar of a step, 1 to 1440; 1 where it is left out.',
  products:
    'Offered products: `spot`, `leverage`, `options`, `c2c`, `subscription`, `deposits`, `withdrawals`, `transfers`, `news`. The client hides the others. Optional: all.',
  order_limits: 'What is accepted of spot orders, by pair. Optional, as each of its fields.',
  order_types:
    'Offered types of spot orders: `limit`, `market`, and the types of limit orders `post_only`, `ioc`, `fok`, `stop_limit`. Optional: limit and market.',
  order_amend:
    '1: an open order gets another price in one step, by `/api/transaction_amend`. Optional: a move is cancel and place.',
  leverage_order_types:
    'Offered types of leverage orders beyond the specification: `reduce_only`. Optional: orders that open only.',
  leverage_partial_close:
    '1: `/api/lever/close` takes `share`, a part of the position. Optional: positions close as a whole.',
  reduce_only:
    '1: the order only closes positions of the pair in the opposite direction, oldest first, never more than is open. Sent only to a back end that announces it; `multiple` is then 1 and without meaning.',
  'POST /api/lever/close › share':
    'The lots that close, whole lots; the rest stays open under its id. Sent only to a back end that announces it, and only for a part.',
  order_type:
    'Type of a limit order that is not a plain one: `post_only`, `ioc`, `fok`, `stop_limit`. Sent only to a back end that announces it.',
  trigger_price:
    'Trigger price of a stop-limit order, in quote currency. A buy is placed once a trade is at it or above, a sale once one is at it or below.',
  waiting: '1: a stop-limit order whose trigger price has not been reached.',
  'POST /api/transaction_amend › num': 'The whole amount of the order, with its filled part, in base currency.',
  leverage: 'Optional: terms of leverage of the pair.',
  multiples: 'The offered multiples.',
  lot_size: 'Base currency of a lot.',
  liquidation_price: 'Optional: liquidation price of the position, where the back end computes it.',
  price_step: 'Prices are whole multiples of it, in quote currency.',
  min_total: 'The smallest price × amount, in quote currency.',
  'GET /api/cfg/capabilities › min_number': 'The smallest amount, in base currency.',
  'GET /api/cfg/capabilities › account':
    '`live`: real money at a venue; `testnet`: play money of a venue. The client shows it on every screen. Optional: the accounts of the platform itself.',
  'GET /api/cfg/capabilities › state':
    '`live`; `late`: the prices of some pairs are too old; `gone`: those of all pairs.',
  'GET /api/cfg/capabilities › id': 'Identity of the pair, as in the market list.',
  'GET /api/cfg/capabilities › symbol': 'Symbol of the pair at the venue.',
  'GET /api/replay › from': 'Start of the recording.',
  'GET /api/replay › to': 'End of the recording.',
  'GET /api/replay › at': 'Time of the replay.',
  'GET /api/replay › type': '`in`: bought, `out`: sold.',
  'GET /api/replay › number': 'Quantity, in base currency.',
  'GET /api/replay › time': 'When it was filled.',
  'POST /api/replay › at': 'Where a new session starts, epoch seconds.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: market,
  subject: 'Pairs, tickers, bars, trades, coins.',
  probes: [
    probe(market.quotationNew, nothing, (known, groups) => {
      const pairs = groups.flatMap((group) => group.pairs);
      const isWanted = ({ symbol, isDisplayed }: market.Pair) =>
        known.symbol === undefined ? isDisplayed : symbol === known.symbol;
      const found = pairs.find(isWanted);
      if (found) known.pair = found;
    }),
    probe(market.quotation, nothing),
    probe(market.quotationNewPost, nothing),
    probe(market.timeSeries, spans),
    probe(market.tradeHistory, keysOf),
    probe(market.currencyDetail, ({ pair }) => (pair ? [{ id: pair.baseId }] : [])),
    probe(market.currencyList, nothing),
  ],
  notCalled: [
    [market.replay, 'is there only while a recording is played'],
    [market.moveReplay, 'would move the clock'],
  ],
  screens: [['Markets', market.quotationNew, market.timeSeries]],
  fields: FIELDS,
};
