import { call, newUser } from '../sandbox-load/control.ts';
import type { User, Write } from './load.ts';

/** A write of the load, how many users make it, and how many of its rows a user has in the database. */
interface ProductLoad extends Write {
  readonly users: number;
  /** With the user's id as `$1`. */
  readonly stored: string;
}

/** The least transfer, in USDT. */
const LEAST = 100;
const BTC_USDT = { currency_id: '1', legal_id: '3' };
const USDT = '3';

/** One kind of write of each product that changes money. Where users may have few of them open at once, the write is slower. */
export const PRODUCT_LOADS: readonly ProductLoad[] = [
  {
    product: 'spot',
    path: '/transaction/in',
    fields: () => ({ ...BTC_USDT, num: '0.001', price: '200000', mode: '2' }),
    pauseMs: 25,
    users: 1,
    stored: 'select count(*)::int as count from orders where user_id = $1',
  },
  {
    product: 'leverage',
    path: '/lever/submit',
    fields: (number) => ({
      ...BTC_USDT,
      multiple: '10',
      share: '1',
      type: String(1 + (number % 2)),
      status: '1',
      target_price: '1',
    }),
    // A user may have 50 positions.
    pauseMs: 1500,
    users: 2,
    stored: 'select count(*)::int as count from lever_orders where user_id = $1',
  },
  {
    product: 'options',
    path: '/microtrade/submit',
    fields: (number) => ({
      match_id: '1',
      currency_id: USDT,
      type: String(1 + (number % 2)),
      seconds: '30',
      number: '10',
    }),
    // 50 may be open at a time, for 30 s each.
    pauseMs: 1000,
    users: 1,
    stored: 'select count(*)::int as count from options where user_id = $1',
  },
  {
    product: 'c2c',
    path: '/c2c_send',
    fields: () => ({ price: '7', total_number: '10', way: 'bank', currency_id: USDT, type: 'sell' }),
    // A user may have 20 ads.
    pauseMs: 5000,
    users: 5,
    stored: 'select count(*)::int as count from c2c_ads where user_id = $1',
  },
  {
    product: 'subscription',
    path: '/user/up_order',
    // The open launch of the seed, with its price.
    fields: () => ({ amount: '100', buymoney: '1.05' }),
    pauseMs: 500,
    users: 1,
    stored: 'select count(*)::int as count from subscriptions where user_id = $1',
  },
  {
    product: 'transfer',
    path: '/wallet/change',
    fields: (number) => ({
      currency_id: USDT,
      number: String(LEAST + (number % LEAST)),
      from_field: 'change',
      to_field: 'lever',
    }),
    pauseMs: 25,
    users: 1,
    stored: "select count(*)::int as count from entries where kind = 'transfer' and reference = $1",
  },
];

const BALANCES = {
  change: { USDT: '100000000', BTC: '1000' },
  lever: { USDT: '100000000' },
  micro: { USDT: '100000000' },
  legal: { USDT: '100000000' },
};

const PAYEE = {
  real_name: 'Bench Trader',
  bank_name: 'Bank of Benches',
  bank_account: '4111111111111111',
  alipay_account: '',
  wechat_account: '',
  wechat_nickname: '',
};

/** The users of the load, each with one write. */
export async function openUsers(address: string): Promise<readonly (readonly [Write, User])[]> {
  const opened: (readonly [Write, User])[] = [];
  for (const load of PRODUCT_LOADS) {
    for (let count = 0; count < load.users; count += 1) {
      const user = await newUser(address, BALANCES, { reviewStatus: 2 });
      await call(address, '/user/cash_save', PAYEE, user.token);
      opened.push([load, user]);
    }
  }
  return opened;
}
