import { RESOLUTIONS } from '../bars';
import * as market from '.';
import { nothing, probe, type ContractCheck, type Fields, type Known } from '../check';

declare module '../check' {
  interface Known {
    /** The pair under check: that with the symbol `symbol`, else the first displayed one. */
    pair?: market.Pair;
    /** Announced limits of orders, by pair. */
    orderLimits?: readonly market.OrderLimits[];
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

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  order_limits: 'What is accepted of spot orders, by pair. Optional, as each of its fields.',
  order_types:
    'Offered types of spot orders: `limit`, `market`, the types of limit orders `post_only`, `ioc`, `fok`, `stop_limit`, and `attached_exits` (a buy carries take profit and stop loss), `oco`, `trailing_stop`. Optional: limit and market.',
  leverage: 'Optional: terms of leverage of the pair.',
  multiples: 'The offered multiples.',
  lot_size: 'Base currency of a lot.',
  price_step: 'Prices are whole multiples of it, in quote currency.',
  min_total: 'The smallest price × amount, in quote currency.',
  'orderCapabilities › min_number': 'The smallest amount, in base currency.',
  speed: 'Recorded seconds a second, 1 to 60.',
  paused: '1: the replay is paused.',
  ended: '1: the recording is at its end.',
  fills: 'Spot fills of the user in this session, newest first.',
  against_holding: 'Gain against not having traded, at the present price and after the fee, in USDT.',
  action: '`play`, `pause`, `speed`, `step` (one bar) or `start` (a new session).',
  minutes: 'Length of the bar of a step, 1 to 1440; 1 where it is left out.',
  'GET /api/replay › from': 'Start of the recording.',
  'GET /api/replay › to': 'End of the recording.',
  'GET /api/replay › at': 'Time of the replay.',
  'GET /api/replay › type': '`in`: bought, `out`: sold.',
  'GET /api/replay › number': 'Quantity, in base currency.',
  'GET /api/replay › time': 'When it was filled.',
  'POST /api/replay › at': 'Where a new session starts, epoch seconds.',
  change: 'Last price against the one 24 hours before, in per cent: `-1.25` is 1.25 per cent down.',
  coin_list: 'The groups of pairs.',
  desc: 'What the coin is; may be rich text (HTML), which the client sanitises.',
  from: 'First moment wanted, epoch seconds.',
  is_display: '1: the pair is shown in lists.',
  legal: 'The currencies that others are quoted in.',
  lever_share_num: 'Leverage: what one lot is, in base currency.',
  lever_trade_fee: 'Leverage: fee of a trade, in per cent of its worth.',
  legal_logo: 'Optional: address of the picture of the quote currency.',
  logo: 'Address of the picture of the base currency.',
  now_price: 'Price of the newest trade, in quote currency.',
  number_decimals: 'Places of an amount of the pair.',
  open_microtrade: '1: timed options are open on the pair.',
  period: 'Length of a bar.',
  price_decimals: 'Places of a price of the pair.',
  quotation: 'Pairs of the group with their tickers.',
  spread: 'Leverage: spread, in per cent.',
  sum: 'Amount from the best price down to this one, in base currency.',
  to: 'Last moment wanted, epoch seconds.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: market,
  capabilities: market.orderCapabilities,
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
