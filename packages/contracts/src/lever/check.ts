import { pairKeysOf, type Pair } from '../market';
import * as lever from '.';
import { dialect } from './check/dialect';
import { probe, type ContractCheck, type Known } from '../check';

declare module '../check' {
  interface Known {
    pair?: Pair;
  }
}

const position = {
  legal_id: 3,
  currency_id: 1,
  multiple: '10',
  share: '1',
  type: 1,
  status: 1,
  target_price: '64210.5',
};

/** The wire's keys of the pair under check. */
const keysOf = ({ pair }: Known) => (pair ? [pairKeysOf(pair.id)] : []);

const leverLists = (known: Known) =>
  keysOf(known).flatMap((keys) => Object.values(lever.LIST_STATUS).map((status) => ({ ...keys, status, page: 1 })));

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  leverage_order_types:
    'Offered types of leverage orders beyond the specification: `reduce_only`, `attached_exits` (an order carries the exits of its position), `trailing_stop`. Optional: orders that open only.',
  exit_trigger:
    'The price that triggers take profit and stop loss: `last` (of the last trade) or `mark`. Optional: `mark`.',
  trail_distance:
    'Distance of a trailing stop loss from the best price since it was set; 0 is none. Sent only to a back end that announces `trailing_stop`.',
  trail_unit: 'Unit of the distance: `price` is quote currency, `percent` is per cent of the best price.',
  trail_peak: 'Optional: the best price since the trailing stop was set. `stop_loss_price` is where the stop is now.',
  leverage_partial_close:
    '1: `/api/lever/close` takes `share`, a part of the position. Optional: positions close as a whole.',
  leverage_multiple_change:
    '1: `/api/lever/setmultiple` sets the multiple of a position, and its margin with it. Optional.',
  leverage_overnight_history: '1: `/api/lever/overnight` lists the overnight fees that were charged. Optional.',
  'overnightCharge › order_id': 'The position.',
  'overnightCharge › time': 'The midnight for which the fee was charged.',
  'overnightCharge › share': 'Lots of the position at that midnight. Optional.',
  'overnightCharge › price': 'Mark price of the charge, in quote currency. Optional.',
  'overnightCharge › value': 'Contract value at that price, in quote currency. Optional.',
  'overnightCharge › rate': 'Overnight fee, in per cent of the contract value. Optional.',
  'overnightCharge › fee':
    'What was charged, in quote currency: less than rate × value where the account could not pay.',
  'overnightCharge › legal': 'Identity of the quote currency.',
  'overnightCharge › currency': 'Identity of the base currency.',
  'overnightCharge › type': 'Direction: 1 is long, anything else short.',
  'leverOrder › status': 'State: 0 pending, 1 open, 2 closing, 3 closed, 4 revoked. Optional.',
  value: 'The number.',
  reduce_only:
    '1: the order only closes positions of the pair in the opposite direction, oldest first, never more than is open. Sent only to a back end that announces it; `multiple` is then 1 and without meaning.',
  'POST /api/lever/close › share':
    'The lots that close, whole lots; the rest stays open under its id. As many as the position has, or more, close all of it. Sent only to a back end that announces it, and only for a part.',
  liquidation_price: 'Optional: liquidation price of the position, where the back end computes it.',
  closes: 'Optional, of a filled reduce-only order: what it closed, each an order of its own with its lots and P/L.',
  close_reason:
    'Optional, of a closed leverage position: `user`, `batch`, `stop_loss`, `take_profit` or `liquidation`.',
  ExRAte: 'Price of the quote currency in renminbi.',
  all_levers:
    'Balance of the contract account: available and held money, in quote currency. The client does not read it.',
  held_lever: 'Held money of the contract account: margins, and margins and fees of pending orders. Optional.',
  caution_money: 'Margin now, in quote currency.',
  complete_time: 'When the position was closed.',
  handle_time: 'When the position was closed or the order revoked.',
  rate_profits_total: 'Figures of the contract account beside a page of its positions. Optional.',
  hazard_rate: 'Risk rate of the contract account, in per cent: 100 or less liquidates.',
  lever_share_limit: 'Fewest and most lots of an order.',
  lever_transaction: 'The order book.',
  maintenance_rate: 'Equity of margins × this rate is a risk rate of 100 per cent.',
  max: 'Most lots; 0 is no limit.',
  message: 'The page.',
  min: 'Fewest lots.',
  muit: 'Multiples that can be chosen.',
  multiple: 'Multiple: contract value ÷ margin.',
  'POST /api/lever/deal › multiple': 'What the order form offers.',
  'POST /api/lever/setmultiple › multiple':
    'The new multiple, one of `muit`. The margin at opening becomes contract value at the entry price ÷ multiple.',
  my_transaction: "The user's positions of the pair.",
  order: 'The page.',
  origin_caution_money: 'Margin at opening, in quote currency.',
  origin_price: 'Price that the user submitted, in quote currency.',
  overnight_money: 'Overnight fees charged until now, in quote currency.',
  overnight_rate: 'Overnight fee, in per cent of the contract value.',
  profits: 'P/L before fees, in quote currency.',
  profits_all: 'P/L of all positions before fees, in quote currency.',
  share: 'Lots.',
  stop_loss_price: 'Stop loss, in quote currency; 0 is none.',
  target_price: 'Limit price; of a market order the best price, which the server does not use.',
  target_profit_price: 'Take profit, in quote currency; 0 is none.',
  trade_fee: 'Fee charged at opening, in quote currency.',
  trades_all: "The user's positions of all pairs.",
  trades_entrust: "The user's pending orders of all pairs.",
  transaction_time: 'When the position was opened.',
  update_price: 'Mark price; of a closed position the price at which it closed.',
  user_lever: 'Available balance of the contract account, in quote currency.',
  'leverOrder › currency': 'Identity of the base currency.',
  'leverOrder › legal': 'Identity of the quote currency.',
  'leverOrder › price': 'Entry price of a position, limit price of a pending order; in quote currency.',
  'leverOrder › type': 'Direction: 1 is long, anything else short.',
  'POST /api/lever/submit › type': 'Direction: 1 long, 2 short.',
  'POST /api/lever/submit › status': '1 opens at the market, 0 waits for the limit price.',
  'POST /api/lever/my_trade › status':
    '0 pending orders, 1 positions, 3 closed, 4 revoked, 5 filled reduce-only orders (asked of a back end that announces `reduce_only`).',
  'POST /api/lever/batch_close › type': '0 all positions, 1 long ones, 2 short ones.',
  'lever_trade › type': 'Always `lever_trade`.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['market'],
  contract: lever,
  capabilities: lever.leverCapabilities,
  subject: 'Leverage: positions, pending orders, stops.',
  product: 'leverage',
  probes: [
    probe(lever.leverDeal, keysOf),
    probe(lever.leverMyTrade, leverLists),
    probe(lever.leverDealAll, (known) => keysOf(known).map((keys) => ({ ...keys, page: 1 }))),
  ],
  dialect,
  adaptations: [[lever.leverSetStop, 'both stops together, because a 0 is refused']],
  writeSamples: [
    [lever.leverSubmit, position],
    [lever.leverSetStop, { id: 5000, target_profit_price: '70000', stop_loss_price: '60000' }],
    [lever.leverClose, { id: 5000 }],
  ],
  notCalled: [
    [lever.leverSubmit, 'would open a position'],
    [lever.leverClose, 'would close a position'],
    [lever.leverBatchClose, 'would close positions'],
    [lever.leverSetStop, 'would change a position'],
    [lever.leverCancel, 'would revoke an order'],
    [lever.leverSetMultiple, 'would change a position'],
    [lever.leverOvernight, 'exists only where `leverage_overnight_history` is announced'],
  ],
  extras: [lever.leverOvernight, lever.leverSetMultiple],
  screens: [['Leverage', lever.leverDeal, lever.leverMyTrade, lever.leverDealAll]],
  fields: FIELDS,
};
