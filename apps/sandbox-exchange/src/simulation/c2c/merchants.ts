import type { Payee } from '../../accounts/payees';
import type { AdType, Way } from '../../products/c2c/types';

const MINUTE = 60_000;

/** A simulated merchant: its ads and its behaviour in an order. */
export interface Merchant {
  readonly account: string;
  readonly name: string;
  readonly payee: Payee;
  /** Time until it pays an order that it buys by; `undefined`: never. */
  readonly paysAfterMs: number | undefined;
  /** Time until it releases an order that was paid; `undefined`: never. */
  readonly releasesAfterMs: number | undefined;
  /** Name that the seller's bank shows for its payments; its own where left out. */
  readonly remitter?: string;
  readonly ads: readonly {
    readonly type: AdType;
    readonly code: string;
    /** Part of the index, such as 1.01. */
    readonly price: string;
    /** The price follows the index; else it is that of the publication. */
    readonly isFloating?: boolean;
    readonly amount: string;
    /** Without it the ad is taken as a whole. */
    readonly minimum?: string;
    readonly way: Way;
  }[];
}

const payee = (realName: string, bankAccount: string): Payee => ({
  realName,
  bankName: 'Bank of Shanghai',
  bankAccount,
  alipayAccount: `${bankAccount.slice(-6)}@pay.example`,
  wechatAccount: `wx_${bankAccount.slice(-6)}`,
  wechatNickname: realName,
});

/** Merchants: one that is quick, one that is late, one that never acts, and one that pays under another name. */
export const MERCHANTS: readonly Merchant[] = [
  {
    account: 'lotus@merchants.bourse.example',
    name: 'Lotus Trading',
    payee: payee('王小明', '6222021234567890128'),
    paysAfterMs: 20_000,
    releasesAfterMs: 15_000,
    ads: [
      { type: 'sell', code: 'USDT', price: '1.005', amount: '20000', minimum: '50', way: 'bank' },
      { type: 'buy', code: 'USDT', price: '0.995', amount: '15000', minimum: '50', way: 'bank' },
      { type: 'sell', code: 'BTC', price: '1.008', isFloating: true, amount: '2', minimum: '0.01', way: 'ali_pay' },
    ],
  },
  {
    account: 'slowboat@merchants.bourse.example',
    name: 'Slow Boat OTC',
    payee: payee('李娜', '6228480402564890018'),
    paysAfterMs: 12 * MINUTE,
    releasesAfterMs: 8 * MINUTE,
    ads: [
      { type: 'sell', code: 'USDT', price: '0.999', amount: '5000', minimum: '100', way: 'ali_pay' },
      { type: 'buy', code: 'USDT', price: '1.002', amount: '4000', minimum: '100', way: 'ali_pay' },
    ],
  },
  {
    account: 'silent@merchants.bourse.example',
    name: 'Silent Harbour',
    payee: payee('张伟', '6217000010012345674'),
    paysAfterMs: undefined,
    releasesAfterMs: undefined,
    ads: [
      { type: 'sell', code: 'USDT', price: '0.994', amount: '500', way: 'we_chat' },
      { type: 'buy', code: 'USDT', price: '1.006', amount: '300', way: 'we_chat' },
    ],
  },
  {
    account: 'thirdhand@merchants.bourse.example',
    name: 'Third Hand',
    payee: payee('刘洋', '6225880137654321009'),
    paysAfterMs: 30_000,
    releasesAfterMs: 30_000,
    remitter: '陈静',
    ads: [{ type: 'buy', code: 'USDT', price: '1.004', amount: '2000', minimum: '20', way: 'bank' }],
  },
];
