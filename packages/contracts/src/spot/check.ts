import { pairKeysOf, tradeHistory, type OrderLimits, type Pair } from '../market';
import * as spot from '.';
import { dialect } from './check/dialect';
import { orderTrial } from './check/order-trial';
import { typeTrial } from './check/type-trial';
import { firstPage, probe, type ContractCheck, type Known } from '../check';

declare module '../check' {
  interface Known {
    pair?: Pair;
    orderLimits?: readonly OrderLimits[];
  }
}

const order = { legal_id: 3, currency_id: 1, price: '64000', num: '0.001', mode: 1 };

/** The wire's keys of the pair under check. */
const keysOf = ({ pair }: Known) => (pair ? [pairKeysOf(pair.id)] : []);

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  order_amend:
    '1: an open order gets another price or amount in one step, by `/api/transaction_amend`. Optional: a move is cancel and place.',
  order_type:
    'Type of an order that is not a plain one. Of a limit order: `post_only`, `ioc`, `fok`, `stop_limit`. Of an order that waits and then trades at the market: `take_profit`, `stop_loss`, `trailing_stop`. Only announced ones are sent.',
  trigger_price:
    'Trigger price of an order that waits, in quote currency. A buy is triggered by a trade at it or above, a sale by one at it or below; a take profit the other way round.',
  waiting: '1: an order whose trigger price has not been reached.',
  activated_at: 'Optional: when the trigger price was reached.',
  parent_id: 'Optional, of an exit: the order whose purchase it protects.',
  order_id: 'Optional: the order that filled.',
  oco_id: 'Optional: identity of two orders of which one cancels the other.',
  ids: 'The limit order and the stop order.',
  stop_price: 'Trigger price of the stop order, in quote currency.',
  stop_limit_price:
    'Optional: limit price of the stop order once it is triggered. Without it a sale trades at the market; a buy needs it.',
  msg: 'Text for the user.',
  target_profit_price:
    'Take profit of what a buy buys, in quote currency; 0 is none. Sent only to a back end that announces `attached_exits`.',
  stop_loss_price:
    'Stop loss of what a buy buys, in quote currency; 0 is none. Sent only to a back end that announces `attached_exits`.',
  trail_distance:
    'Distance of a trailing stop from the best price since it was set; 0 is none. Sent only to a back end that announces `trailing_stop`.',
  trail_unit: 'Unit of the distance: `price` is quote currency, `percent` is per cent of the best price.',
  trail_peak: 'Optional: the best price since the trailing stop was set.',
  'POST /api/transaction_amend › num': 'The whole amount of the order, with its filled part, in base currency.',
  complete: 'Recent trades of the pair, newest first.',
  complete_number: 'What of the order is filled, in base currency.',
  fee: 'Fee in another currency than `in_fee` and `out_fee` have; negative: a rebate. Optional.',
  fee_currency: 'Code of the currency of `fee`.',
  in_fee: 'Fee of a buy, in base currency.',
  mode: 'Order mode: 1 market, 2 limit.',
  num: 'Amount of the order, in base currency.',
  out_fee: 'Fee of a sale, in quote currency.',
  taker_fee: 'Share of what an order receives that the user pays as a taker: `0.001` is 0.1 per cent.',
  maker_fee: 'Share of what an order receives that the user pays as a maker. Optional.',
  fee_tiers: '1: fees follow the volume of the user, by `/api/transaction/fee_tiers`. Optional.',
  tiers: 'Fee tiers, the lowest first, with their rates on the pair.',
  'GET /api/transaction/fee_tiers › currency_name': 'Code of the currency of the volumes.',
  'GET /api/transaction/fee_tiers › level': 'The tier of the user; a visitor has none. Optional.',
  'feeTier › level': 'Number of the tier.',
  'GET /api/transaction/fee_tiers › volume': 'Volume of the user in the 30 days that decide the tier. Optional.',
  'feeTier › volume': 'Volume of 30 days from which the tier is given.',
  volume_today: 'Volume of the user today, which does not count yet. Optional.',
  total_number: 'Whole amount of the order, in base currency.',
  user_cny: 'What is free in quote currency, in renminbi.',
  user_currency: 'Free to sell, in base currency; 0 for a visitor.',
  user_legal: 'Free to spend, in quote currency; 0 for a visitor.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['market'],
  contract: spot,
  capabilities: spot.spotCapabilities,
  subject: 'Spot orders.',
  product: 'spot',
  probes: [
    probe(spot.deal, keysOf),
    probe(spot.openBuys, firstPage),
    probe(spot.openSells, firstPage),
    probe(spot.completedOrders, firstPage),
  ],
  dialect,
  writes: [spot.placeBuy, spot.placeSell, spot.cancelOrder],
  trials: [orderTrial('buy'), orderTrial('sell'), typeTrial],
  refusals: [
    {
      call: spot.deal,
      request: { legal_id: 2_147_483_647, currency_id: 2_147_483_646 },
      when: 'of a pair that does not exist',
    },
  ],
  writeSamples: [
    [spot.placeBuy, order],
    [spot.placeSell, order],
    [spot.cancelOrder, { id: 5000, type: 'in' }],
  ],
  notCalled: [
    [spot.amendOrder, 'is called only where a back end announces it'],
    [spot.placeOco, 'is called only where a back end announces it'],
    [spot.amendExits, 'is called only where a back end announces it'],
    [spot.feeTiers, 'is called only where a back end announces it'],
  ],
  extras: [spot.feeTiers],
  screens: [['Spot', spot.deal, tradeHistory, spot.openBuys, spot.openSells, spot.completedOrders]],
  fields: FIELDS,
};
