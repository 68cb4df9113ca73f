import * as options from '.';
import { nothing, probe, type ContractCheck } from '../check';

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  amount: 'Amount of the insurance, in the currency. Optional.',
  coverage: 'Per cent of a loss that the insurance pays. Optional.',
  effective_at: 'When the insurance takes effect (T+1). Optional.',
  end_price: 'Last trade price at the expiry, in quote currency; 0 while the option is open.',
  expires_at: 'When the insurance ends. Optional.',
  fact_profits: 'P/L as settled, without the fee, in the currency of the stake.',
  fee: 'Fee charged at opening, in the currency of the stake.',
  insurance_balance:
    'Part of the balance that the insurance pays, in the currency. Only of a currency with insurances.',
  insurance_types: 'Insurances of the currency.',
  loss_ratio: 'What a loss costs, in per cent of the stake. Optional; without it the whole stake.',
  max_amount: 'Most stake of the duration, in the currency. Optional.',
  match_id: 'Identity of the pair: `id` of the quotation row.',
  min_amount: 'Least stake of the duration, in the currency. Optional.',
  micro_numbers: 'Amounts offered with one click.',
  micro_trade_fee: 'Fee of opening an option, in per cent of the stake.',
  micro_with_insurance: 'Available in the options account with the insurance, in the currency.',
  open_price: 'Last trade price at the opening, in quote currency.',
  profit_ratio: 'What a win pays, in per cent of the stake.',
  remain_milli_seconds: 'Milliseconds until the expiry when the reply was written.',
  seconds: 'Duration of an option.',
  symbol_name: 'The pair, such as `BTC/USDT`.',
  user_insurance: "The user's insurance, empty where there is none.",
  user_wallet: 'The options account of the user in the currency.',
  'optionOrder › currency_name': 'Code of the currency of the stake.',
  'optionOrder › handle_time': 'When the option expired. Optional.',
  'optionOrder › number': 'The stake, in the currency.',
  'optionOrder › status': '1 open, 3 settled.',
  'optionOrder › type': 'Direction: 1 up, 2 down.',
  'POST /api/microtrade/submit › type': 'Direction: 1 up, 2 down.',
  'POST /api/microtrade/submit › number': 'The stake, a multiple of 10, in the currency.',
  'POST /api/microtrade/submit › currency_id': 'Identity of the currency of the stake.',
  'GET /api/microtrade/lists › status': '1 open options, 3 settled ones.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: options,
  subject: 'Timed options.',
  product: 'options',
  probes: [
    probe(options.optionSeconds, nothing),
    probe(options.payableCurrencies, nothing),
    probe(options.optionOrders, () =>
      Object.values(options.ORDER_STATUS).map((status) => ({ page: 1, status, limit: options.PAGE_SIZE })),
    ),
  ],
  writeSamples: [[options.optionSubmit, { match_id: 7, currency_id: 3, type: 1, seconds: 60, number: '100' }]],
  notCalled: [[options.optionSubmit, 'would open an option']],
  screens: [['Options', options.optionSeconds, options.payableCurrencies, options.optionOrders]],
  fields: FIELDS,
};
