import {
  type Replies,
  duration,
  type balanceOf,
  logRow,
  wallets,
  leverPage,
  COMMON_LEVER,
  repeated,
  COMMON,
} from './common-replies';

/*
 * Replies in the forms of back ends that exist. A family is the common replies and what it does otherwise.
 */

/** Calls that no family has; `news/list` answers a GET with 405. */
export const ABSENT = [
  'POST /quotation_new',
  'GET /currency/detail',
  'GET /news/list',
  'GET /news/xieyi',
  'POST /bi/price',
  'GET /user/region_users',
  'GET /user/upstart',
  'POST /user/up_order',
  'POST /user/uplists',
  'POST /user/unlock',
  'GET /acceptor/list',
  'GET /acceptor/info',
  'POST /acceptor/deal',
  'GET /acceptor/my_deal',
] as const;

/** A refusal instead of a message. */
export class Refusal {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const withoutSum = ({ usdt_totle: _sum, ...rest }: ReturnType<typeof balanceOf>) => rest;
const inYuan = (balance: ReturnType<typeof balanceOf>) => ({ ...withoutSum(balance), totle: '1803.60000' });

/** Accounts with other totals. */
const walletsWith = (totals: (balance: ReturnType<typeof balanceOf>) => object) => ({
  ...wallets,
  legal_wallet: totals(wallets.legal_wallet),
  change_wallet: totals(wallets.change_wallet),
  lever_wallet: totals(wallets.lever_wallet),
  micro_wallet: totals(wallets.micro_wallet),
});

/** The page itself where others send it under `message`; totals without the one in USDT. */
const PAGE_ITSELF = {
  'POST /lever/my_trade': { ...leverPage, rate_profits_total: { hazard_rate: '212.40' } },
  'POST /wallet/list': walletsWith(withoutSum),
};

const PLAIN_ADDRESS = { 'POST /wallet/get_in_address': 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };

/** Families by their letters. */
export const FAMILIES = {
  a: {
    replies: {
      ...COMMON,
      'POST /wallet/get_in_address': {
        address: 'erc20:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,trc20:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      },
      'POST /wallet/get_address': new Refusal('您还没有添加提币地址'),
    },
    /** Calls that answer HTTP 500 without a `lang` header. */
    needsLanguage: ['/wallet/out', '/wallet/legal_log'],
  },
  b: {
    replies: {
      ...COMMON,
      'GET /cfg/kefu': 'https://help.example/chat',
      'GET /microtrade/seconds': [{ ...duration, loss_ratio: '90.00', min_amount: '10.00', max_amount: '5000.00' }],
      'POST /wallet/get_address': new Refusal('You have not added a withdrawal address'),
    },
    needsLanguage: [],
  },
  c: {
    replies: {
      ...COMMON,
      ...PAGE_ITSELF,
      ...PLAIN_ADDRESS,
      'POST /wallet/get_address': [{ id: 1, address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', notes: 'cold' }],
    },
    needsLanguage: [],
  },
  d: {
    replies: { ...COMMON, ...PAGE_ITSELF, ...PLAIN_ADDRESS, 'POST /wallet/get_address': [] },
    needsLanguage: [],
  },
  e: {
    replies: {
      ...COMMON,
      ...PAGE_ITSELF,
      'POST /wallet/get_in_address': '',
      'POST /lever/deal': {
        ...COMMON_LEVER,
        multiple: { muit: repeated(10, [{ value: 10 }, { value: 20 }]), share: [{ value: '0.01' }, { value: '1.00' }] },
        lever_share_limit: { min: 0, max: 0 },
      },
      'POST /wallet/get_address': [],
      'POST /wallet/hzhistory': { type: 'ok', data: [logRow], count: 1 },
      'POST /wallet/list': walletsWith(inYuan),
    },
    needsLanguage: [],
  },
  f: {
    replies: {
      ...COMMON,
      'POST /wallet/get_address': [],
      'POST /wallet/get_in_address': [
        'erc20:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        'trc20:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      ],
    },
    needsLanguage: [],
  },
} as const satisfies Readonly<Record<string, { replies: Replies; needsLanguage: readonly string[] }>>;

export type Family = keyof typeof FAMILIES;
