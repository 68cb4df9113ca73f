import * as featureKit from '.';
import { nothing, probe, type ContractCheck } from '../check';

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  'POST /api/bi/price › price': "Price of the platform's own token, in USDT.",
  prices: 'The market that the back end follows with play money. Optional.',
  venue: 'Name of the venue, such as `Kraken`.',
  recorded: '1: recorded prices are played again.',
  traded: '1: orders go to the venue itself. Optional; missing: play money is traded.',
  pairs: 'The pairs that follow the venue; all others are simulated.',
  late: '1: the price is too old, orders are refused.',
  products:
    'Offered products: {products}. The client hides the others, except registration and password reset, which are offered unless `absent` names them. Optional: all.',
  absent: 'Products that are not offered, such as `registration` and `password_reset`. Optional: none.',
  'GET /api/cfg/capabilities › account':
    '`live`: real money at a venue; `testnet`: play money of a venue; `practice`: play money of the platform. The client shows it on every screen. Optional: unknown, nothing is shown.',
  practice: 'What visitors and new users of a practice venue get. Read only with `account` `practice`. Optional.',
  invite_code: 'An invite code that any visitor may use. Optional.',
  demo: '1: `POST /api/user/demo` opens a demo account. Optional.',
  play_money: 'USDT that `POST /api/user/play_money` gives to an account once. Optional: the call does not exist.',
  'GET /api/cfg/capabilities › state':
    '`live`; `late`: the prices of some pairs are too old; `gone`: those of all pairs.',
  'GET /api/cfg/capabilities › id': 'Identity of the pair, as in the market list.',
  'GET /api/cfg/capabilities › symbol': 'Symbol of the pair at the venue.',
  file: 'The file: a jpg or png picture of at most 4 MB.',
  pc: 'Address at which customer service answers.',
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
