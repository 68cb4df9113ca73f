/* The replies that the families have in common, with values of our own. */

/** The `message` of each call, by its method and path. A call without one answers 404. */
export type Replies = Readonly<Record<string, unknown>>;

const pageOf = (...data: object[]) => ({ current_page: 1, data, last_page: 1, per_page: 10, total: data.length });

const pair = {
  id: 7,
  legal_id: 3,
  currency_id: 1,
  legal_name: 'USDT',
  currency_name: 'BTC',
  now_price: '64210.50000',
  change: '+0.10',
  volume: '812.44',
  is_display: 1,
  open_microtrade: 1,
  lever_share_num: '0.01',
  spread: '0.02',
  lever_trade_fee: '0.05',
};

export const duration = { id: 1, seconds: 60, profit_ratio: '80.00', status: 1 };

const leverOrder = {
  id: 301,
  type: 1,
  status: 1,
  symbol: 'BTC/USDT',
  share: 2,
  price: '64000.00000',
  update_price: '64210.50000',
  caution_money: '128.00000',
  origin_caution_money: '128.00000',
  target_profit_price: '0.00000',
  stop_loss_price: '0.00000',
  create_time: '2026-11-20 20:00:00',
  trade_fee: '8.96000',
  overnight_money: '0.00000',
  profits: '42.10000',
  legal: 3,
  currency: 1,
};

const ad = {
  id: 11,
  price: '7.20',
  total_number: '500.00000',
  surplus_number: '500.00000',
  min_number: '0.00000',
  way: '支付宝,银行卡',
  way_name: '支付宝',
  currency_id: 3,
  currency_name: 'USDT',
  type: 'sell',
  seller_name: 'Lin',
  create_time: '10:34 11/25',
  format_create_time: '2026-11-25 10:34:00',
};

/** A taken ad keeps its whole amount as the rest. */
const takenAd = { ...ad, id: 12, is_done: 1 };

const c2cOrder = {
  id: 501,
  type: 'sell',
  number: '500.00000',
  price: '7.20',
  deal_money: '3600.00000',
  way_name: '中国工商银行',
  create_time: '10:40 11/25',
  format_create_time: '2026-11-25 10:40:00',
  is_sure: 0,
  seller_name: 'Lin',
  seller_phone: '13800138001',
  phone: '13800138000',
  /** The publisher, for both users. */
  hes_realname: '林',
  user_realname: '王小明',
  user_id: 7,
  seller_id: 8,
  currency_name: 'USDT',
};

export const balanceOf = (name: string) => ({
  balance: [
    {
      currency: 3,
      currency_name: 'USDT',
      [`${name}_balance`]: '250.50000',
      [`lock_${name}_balance`]: '0.00000',
      usdt_price: 1,
    },
  ],
  totle: '250.50000',
  usdt_totle: '250.50000',
});

/** The asset account has what `transaction/deal` can spend: it pays for buys. */
const detail = {
  currency_name: 'USDT',
  legal_balance: '250.50000',
  change_balance: '80.00000',
  lock_legal_balance: '0.00000',
};

/** The ledger: the account is in the texts; `account` is the user's login. */
export const logRow = {
  id: 9001,
  value: '-20.50000',
  created_time: '2026-11-25 10:36:59',
  info: '法币划转杠杆',
  account: '13800138000',
  type: '33',
  transaction_info: '法币[余额]',
  currency_name: 'USDT',
};

export const wallets = {
  legal_wallet: balanceOf('legal'),
  change_wallet: balanceOf('change'),
  lever_wallet: balanceOf('lever'),
  micro_wallet: balanceOf('micro'),
  is_open_CTbi: 1,
};

export const leverPage = pageOf(leverOrder);

export const COMMON_LEVER = {
  lever_transaction: { in: [], out: [] },
  last_price: '64210.50000',
  ExRAte: '7.2',
  multiple: { muit: [{ value: 10 }, { value: 20 }], share: [{ value: 1 }] },
  lever_share_limit: { min: 1, max: 0 },
  // The size of the position: 2 lots of 0.01 at 64,000.
  all_levers: '1280.00000',
  user_lever: '250.50000',
  my_transaction: [leverOrder],
};

/** The same entries again and again: the choices of every pair, without its name. */
export const repeated = (times: number, entries: readonly object[]) =>
  Array.from({ length: times }, () => entries).flat();

export const COMMON: Replies = {
  'GET /currency/quotation_new': [{ id: 3, name: 'USDT', quotation: [pair] }],
  'POST /quotation': { coin_list: [{ name: 'USDT', quotation: [pair] }] },
  'GET /currency/new_timeshar': [
    { id: 1_795_000_000, open: 64000, high: 64300, low: 63900, close: 64210.5, volume: 12.5 },
  ],
  'GET /currency/new_tradehistory': [
    { id: 1, ts: 1_795_000_000, amount: '0.25', price: '64210.5', direction: 'buy', time: '10:36:59' },
  ],
  'GET /currency/list': { legal: [{ id: 3, name: 'USDT' }], currency: [] },
  'POST /news/list': {
    list: [{ id: 21, c_id: 3, lang: 'en', title: 'Maintenance', update_time: '2026-11-20 10:00:00', sorts: 1 }],
    count: 1,
  },
  'POST /news/detail': null,
  'POST /transaction/deal': {
    in: [{ price: '64200.00000', number: '0.50001' }],
    out: [{ price: '64220.00000', number: '0.40001' }],
    last_price: '64205.00000',
    now_price: '64210.50000',
    user_currency: '0.10000',
    user_legal: '250.50000',
    complete: [],
  },
  'GET /user/info': {
    id: 7,
    account_number: '13800138000',
    phone: '13800138000',
    email: null,
    extension_code: 'LIN7',
    is_seller: 0,
    review_status: 2,
  },
  'GET /user/center': { review_status: 2, name: '林', card_id: '310***' },
  'POST /user/cash_info': null,
  'POST /wallet/list': wallets,
  'POST /wallet/detail': detail,
  'POST /wallet/legal_log': { list: [logRow], count: 1, page: 1 },
  'POST /account/list': pageOf(logRow),
  'POST /wallet/hzhistory': pageOf(logRow),
  'GET /currency/user_currency_list': [{ id: 3, name: 'USDT', is_legal: 1, is_lever: 1, is_match: 1 }],
  'GET /wallet/currencylist': [{ id: 3, name: 'USDT' }],
  'POST /wallet/get_in_address': {
    erc20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    trc20: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    omni: '',
  },
  'POST /wallet/get_info': {
    name: 'USDT',
    change_balance: '250.50000',
    min_number: '10.00000',
    rate: '1.00000',
    ratetype: 0,
  },
  'GET /money/rechange': { company_eth_address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
  'GET /microtrade/seconds': [duration],
  'GET /microtrade/payable_currencies': [
    {
      id: 3,
      name: 'USDT',
      micro_numbers: [{ number: '100.00000' }],
      micro_trade_fee: '0.00',
      user_wallet: { micro_with_insurance: '250.50000' },
      insurance_types: [],
      user_insurance: null,
    },
  ],
  'GET /microtrade/lists': pageOf({
    id: 701,
    symbol_name: 'BTC/USDT',
    seconds: 60,
    number: '100.00000',
    currency_name: 'USDT',
    open_price: '64210.50000',
    end_price: '0.00000',
    type: 1,
    status: 1,
    profit_ratio: '80.00',
    remain_milli_seconds: 41_000,
    fact_profits: '0.00000',
    fee: '0.00000',
    created_at: '2026-11-25 10:36:59',
  }),
  'POST /transaction_in': pageOf({
    id: 801,
    create_time: '2026-11-25 10:36:59',
    currency_name: 'BTC',
    legal_name: 'USDT',
    price: '64000.00000',
    number: '0.10000',
  }),
  'POST /transaction_out': pageOf(),
  'POST /transaction_complete': pageOf({
    id: 901,
    time: '2026-11-25 10:36:59',
    currency_name: 'BTC',
    legal_name: 'USDT',
    number: '0.10000',
    price: '64000.00000',
    way: 2,
  }),
  'POST /lever/deal': COMMON_LEVER,
  'POST /lever/my_trade': {
    message: leverPage,
    rate_profits_total: { hazard_rate: '212.40', profits_total: '42.10000' },
  },
  'POST /lever/dealall': { order: leverPage, hazard_rate: '212.40' },
  'GET /c2c_deal_platform': pageOf(ad),
  'GET /c2c/seller_trade': pageOf(takenAd, ad),
  'GET /c2c_user_deal': pageOf(c2cOrder),
  'GET /c2c_deal': c2cOrder,
};
