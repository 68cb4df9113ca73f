import * as featureKit from './contract';
import { nothing, probe, type ContractCheck } from '@bourse/api-client/contract-check';

declare module '@bourse/api-client/contract-check' {
  interface Known {
    /** Announced limits of spot orders, by pair. */
    orderLimits?: readonly featureKit.OrderLimits[];
  }
}

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  'POST /api/bi/price › price': "Price of the platform's own token, in USDT.",
  prices: 'The market that the back end follows with play money. Optional.',
  venue: 'Name of the venue, such as `Kraken`.',
  recorded: '1: recorded prices are played again.',
  pairs: 'The pairs that follow the venue; all others are simulated.',
  late: '1: the price is too old, orders are refused.',
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
  leverage: 'Optional: terms of leverage of the pair.',
  multiples: 'The offered multiples.',
  lot_size: 'Base currency of a lot.',
  price_step: 'Prices are whole multiples of it, in quote currency.',
  min_total: 'The smallest price × amount, in quote currency.',
  'GET /api/cfg/capabilities › min_number': 'The smallest amount, in base currency.',
  'GET /api/cfg/capabilities › account':
    '`live`: real money at a venue; `testnet`: play money of a venue. The client shows it on every screen. Optional: the accounts of the platform itself.',
  'GET /api/cfg/capabilities › state':
    '`live`; `late`: the prices of some pairs are too old; `gone`: those of all pairs.',
  'GET /api/cfg/capabilities › id': 'Identity of the pair, as in the market list.',
  'GET /api/cfg/capabilities › symbol': 'Symbol of the pair at the venue.',
  file: 'The file: a jpg or png picture of at most 4 MB.',
  pc: 'Address at which customer service answers.',
  c2c_cancellations: 'Cancelled orders of a day from which no ad can be taken. Optional.',
  c2c_partial: '1: a part of an ad can be taken, from its `min_number` on. Optional.',
  c2c_unfinished: 'Unfinished orders from which no ad can be taken. Optional.',
  limits: 'Counts from which a user is refused. Optional.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: featureKit,
  subject: 'Uploads, abilities of the back end, customer service.',
  probes: [probe(featureKit.customerService, nothing)],
  extras: [featureKit.customerService],
  writeSamples: [[featureKit.upload, {}]],
  dialect: async ({ messageOf }) => {
    const support = await messageOf(featureKit.customerService, {});
    const isText = typeof support === 'string' && support !== '';
    return { signs: [{ presets: ['b'], says: 'customer service comes as text', isThere: isText }] };
  },
  notCalled: [
    [featureKit.upload, 'would store a file'],
    [featureKit.capabilities, 'is asked before all others'],
    [featureKit.tokenPrice, 'has an answer only where the platform has a token'],
  ],
  fields: FIELDS,
};
