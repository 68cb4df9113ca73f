import * as wallet from '.';
import { dialect } from './check/dialect';
import { firstPage, nothing, probe, type ContractCheck, type Known } from '../check';

declare module '../check' {
  interface Known {
    userId?: number;
    currencyId?: number;
    /** A currency that can be withdrawn. */
    withdrawableId?: number;
    /** The account of `currencyId`. */
    account?: 'legal' | 'change';
  }
}

/** Without withdrawals the first currency with a balance. */
const depositable = ({ withdrawableId, currencyId }: Known) => {
  const currency = withdrawableId ?? currencyId;
  return currency === undefined ? [] : [{ currency }];
};

const withdrawable = ({ withdrawableId }: Known) =>
  withdrawableId === undefined ? [] : [{ currency: withdrawableId }];

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  value: 'Change of what is free in the account, signed, in the currency.',
  min_number: 'Least withdrawal or deposit, in the currency.',
  amount: 'The amount that was sent, in the currency; a reviewer checks it.',
  transaction_info: 'Which account a row of the log belongs to, as text. Optional.',
  acc: 'The address that the deposit was sent from.',
  address_id: 'Identity of a saved address.',
  bank: 'Bank, wallet or exchange that the deposit came from. Optional: asked for where `dialect.json` has `proofBank`.',
  charge: 'Fee in the currency; sent where the currency has several networks.',
  company_eth_address: "The operator's own deposit address.",
  confirmations:
    'Confirmations of the transaction so far; of a deposit address those after which a deposit can be withdrawn. Optional.',
  created_time: 'When it happened.',
  day_limit: 'Most that can be withdrawn in one day, in the currency.',
  day_used: 'What of the daily limit is used, in the currency. Optional.',
  from_field: 'The account that money leaves: `legal`, `change`, `lever` or `micro`.',
  hash: 'Hash of the transaction.',
  info: "The server's explanation, a text of the catalogue.",
  max_number: 'Most of one withdrawal, in the currency.',
  network: 'Network of the transaction, such as `TRC20`. Optional.',
  notes: 'Label of a saved address: digits and letters.',
  pic: 'Address of the uploaded picture.',
  rate: 'Fee of a withdrawal: flat in the currency for the coin account, per cent for the options and the contract account.',
  networks: 'Networks with a fee and a minimum of their own. Optional; missing: those of the currency.',
  ratetype: 'Unit of the rate: 0 flat in the currency, 1 per cent. Optional; missing: that of the account.',
  required: 'Confirmations after which the deposit can be withdrawn. Optional.',
  tips: 'Advice of the operator, plain text.',
  to_field: 'The account that money reaches: `legal`, `change`, `lever` or `micro`.',
  userchongbi_type: 'Network of the addresses in the list.',
  'POST /api/wallet/detail › cny_price': 'Price of one unit, in renminbi.',
  'POST /api/wallet/detail › type': 'The account: `legal` or `change`.',
  'POST /api/wallet/change › type': '1 from the asset into the contract account, 2 out of it; sent between these two.',
  'POST /api/wallet/change › number': 'Amount, in the currency.',
  'POST /api/wallet/change › currency_id': 'Identity of the currency.',
  'POST /api/wallet/hzhistory › number': 'Amount, in the currency.',
  'POST /api/wallet/legal_log › type': 'The account: 1 legal, 2 change, 3 lever, 4 micro; also the text `lever`.',
  'POST /api/wallet/legal_log › account': 'The account, by its wire name where the back end has one.',
  'POST /api/wallet/legal_log › address': 'Where a withdrawal goes. Optional.',
  'POST /api/wallet/legal_log › id': 'Identity of the ledger entry; rows of one entry share it. Optional.',
  'POST /api/wallet/legal_log › status':
    'Of a withdrawal or deposit: 0 applying, 1 agreed and waiting for the chain, 2 success, 3 failed, 4 rejected, 5 internal. Optional.',
  'POST /api/account/list › account': 'The account, by its wire name where the back end has one.',
  'POST /api/account/list › address': 'Where a withdrawal goes. Optional.',
  'POST /api/account/list › id': 'Identity of the ledger entry; rows of one entry share it. Optional.',
  'POST /api/account/list › status':
    'Of a withdrawal or deposit: 0 applying, 1 agreed and waiting for the chain, 2 success, 3 failed, 4 rejected, 5 internal. Optional.',
  'POST /api/wallet/get_in_address › address':
    'One address; or pairs of network and address, `ERC20:…,TRC20:…`; or a list of addresses.',
  'POST /api/wallet/out › address': 'Where the withdrawal goes.',
  'POST /api/wallet/out › number': 'Amount, the fee included, in the currency.',
  'POST /api/wallet/out › type': 'The network, where the currency has several.',
  'POST /api/wallet/out › account': 'The account to draw on; the coin account where left out.',
  'POST /api/wallet/get_info › account': 'The account to draw on; the coin account where left out.',
  'POST /api/wallet/get_info › name': 'Code of the currency.',
  'POST /api/wallet/get_address › address': 'The saved address.',
  'POST /api/wallet/addaddress › address': 'The address to save.',
  'POST /api/wallet/addaddress › currency_id': 'Identity of the currency.',
  small_balances: '1: small balances of the coin account can be converted. Optional.',
  small_below: 'A balance of the coin account below this worth is small, in USDT. Held money counts.',
  'GET /api/wallet/small_balances › fee_rate': 'Fee of a conversion, as a share of the worth: `0.02` is 2 per cent.',
  next_time: 'When the user may convert again; 0 is now.',
  targets: 'Currencies into which small balances are converted.',
  convertible: '0: the currency has no price at the moment, and is refused. Optional.',
  worth: 'Worth, in USDT.',
  'smallBalance › number': 'Available amount, all of which is converted; in the currency.',
  currencies: 'Identities of the currencies, separated by commas.',
  target: 'Identity of the currency into which balances are converted.',
  target_name: 'Code of that currency.',
  quote_id: 'Identity of the offer.',
  expires: 'The offer is good until then.',
  'conversionQuote › id': 'Identity of the offer, and of the conversion that it becomes. It is given once.',
  'conversionQuote › fee': 'Fee, in the target.',
  'conversionQuote › number':
    'Of a line the amount that is converted, in its currency; of the offer what the user gets, in the target.',
  'conversionQuote › time': 'When it was offered or carried out.',
  'POST /api/wallet/small_convert › number': 'The result that the user has confirmed; another one is refused.',
  balance: 'One row a currency of the account.',
  change_balance: 'Free in the coin account, which spot trades from; in the currency.',
  change_wallet: 'The coin account.',
  currency: 'Identity of the currency.',
  currency_type: 'Network of the currency: `eth`, `btc`, `usdt`, `erc20`, `omni`.',
  is_legal: '1: the currency has an asset account.',
  is_lever: '1: the currency has a contract account.',
  is_match: '1: the currency has a coin account.',
  is_micro: '1: the currency has an options account.',
  is_open_CTbi: '1: deposits and withdrawals are open.',
  legal_balance: 'Free in the asset account, in the currency.',
  legal_wallet: 'The asset account.',
  lever_balance: 'Free in the contract account, in the currency.',
  lever_wallet: 'The contract account.',
  lock_change_balance: 'Held in the coin account, for open orders say; in the currency.',
  lock_legal_balance: 'Held in the asset account, in the currency.',
  lock_lever_balance: 'Held in the contract account, in the currency.',
  lock_micro_balance: 'Held in the options account, in the currency.',
  micro_balance: 'Free in the options account, in the currency.',
  micro_wallet: 'The options account.',
  systembi: "Code of the platform's own token, empty where there is none.",
  totle: 'Worth of the account, in USDT.',
  usdt_price: 'Price of one unit, in USDT.',
  usdt_totle: 'Worth of the account, in USDT.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['identity'],
  contract: wallet,
  capabilities: wallet.walletCapabilities,
  subject: 'Balances, transfers, deposits, withdrawals, addresses, ledgers.',
  probes: [
    probe(wallet.walletList, nothing, (known, { accounts }) => {
      for (const account of ['legal', 'change'] as const) {
        const [first] = accounts[account].balances;
        if (!first || known.currencyId !== undefined) continue;
        known.currencyId = first.currencyId;
        known.account = account;
      }
    }),
    probe(wallet.walletDetail, ({ currencyId, account }) =>
      currencyId === undefined ? [] : [{ currency: currencyId, type: account }],
    ),
    probe(wallet.accountLog, ({ currencyId }) =>
      currencyId === undefined ? [] : [1, 2, 3, 4].map((type) => ({ type, currency: currencyId, page: 1 })),
    ),
    probe(wallet.ledger, () => [{ limit: wallet.LEDGER_PAGE_SIZE, page: 1 }]),
    probe(wallet.transferHistory, firstPage),
    probe(wallet.transferCurrencies, nothing),
    probe(wallet.addressCurrencies, nothing, (known, currencies) => {
      const [first] = currencies;
      if (first) known.withdrawableId ??= first.id;
    }),
    probe(wallet.savedAddresses, withdrawable),
    { ...probe(wallet.depositAddress, depositable), mayRefuse: 'refused: the currency has no deposit address' },
    probe(wallet.withdrawalInfo, withdrawable),
    probe(wallet.companyAddress, ({ userId }) => (userId === undefined ? [] : [{ user_id: userId }])),
  ],
  dialect,
  adaptations: [
    [wallet.withdraw, '`pass` (A), `pay_password` (B, D, E, F); `code` by SMS (C), whose sender the operator names'],
    [
      wallet.transfer,
      '`type` in place of the accounts: four directions (C, D), two (E); the form refuses other directions',
    ],
    [wallet.depositProof, '`account`, `address`, `imgs` (B to F)'],
  ],
  writeSamples: [
    // A back end that numbers the directions has this one.
    [wallet.transfer, { currency_id: 3, number: '20', from_field: 'legal', to_field: 'lever', type: 1 }],
    [wallet.withdraw, { currency: 3, number: '20', address: TRON, rate: '1', type: 'TRC20', charge: '1' }],
    [wallet.depositProof, { currency: 3, acc: TRON, hash: 'ab', amount: '20', pic: '/1.png' }],
  ],
  unsupportedSamples: [
    // The specification does not number this direction.
    [wallet.transfer, { currency_id: 3, number: '20', from_field: 'legal', to_field: 'change' }],
  ],
  notCalled: [
    [wallet.transfer, 'would move money'],
    [wallet.withdraw, 'would move money'],
    [wallet.depositProof, 'would make an operator review it'],
    [wallet.addAddress, 'would change the address book'],
    [wallet.deleteAddress, 'would change the address book'],
    [wallet.smallBalances, 'exists only where `small_balances` is announced'],
    [wallet.quoteSmall, 'exists only where `small_balances` is announced'],
    [wallet.convertSmall, 'would move money'],
    [wallet.conversionHistory, 'exists only where `small_balances` is announced'],
  ],
  productCalls: {
    deposits: [wallet.depositAddress, wallet.depositProof],
    withdrawals: [
      wallet.addressCurrencies,
      wallet.savedAddresses,
      wallet.addAddress,
      wallet.deleteAddress,
      wallet.withdrawalInfo,
      wallet.withdraw,
    ],
    transfers: [wallet.transfer, wallet.transferHistory, wallet.transferCurrencies],
  },
  extras: [
    wallet.companyAddress,
    wallet.smallBalances,
    wallet.quoteSmall,
    wallet.convertSmall,
    wallet.conversionHistory,
  ],
  screens: [
    ['Assets', wallet.walletList, wallet.walletDetail],
    ['Deposit', wallet.depositAddress, wallet.accountLog],
    ['Withdrawal', wallet.withdrawalInfo, wallet.depositAddress, wallet.savedAddresses],
    ['Transfer', wallet.walletList, wallet.transferHistory, wallet.transferCurrencies],
    ['Ledger', wallet.ledger],
  ],
  fields: FIELDS,
};
