import type { WireReplyOf } from '@bourse/contracts/wire';
import { decimal } from '@bourse/decimal';
import {
  IS_SURE,
  type Acceptor,
  type acceptorDeals,
  type AcceptorDeal,
  type acceptorInfo,
  type Ad,
  type marketAds,
  type oneOrder,
  type orderMessages,
  type Order,
  type OrderDispute,
  type Payee,
} from '@bourse/contracts/c2c';

/** The moment that the fixtures share: 20 November 2026, 20:00 in Shanghai. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

type RowOf<Page> = Extract<Page, readonly unknown[]>[number];

export type WireAd = RowOf<NonNullable<WireReplyOf<typeof marketAds>>>;
export type WireOrder = WireReplyOf<typeof oneOrder>;
export type WireAcceptor = WireReplyOf<typeof acceptorInfo>;
export type WireMessage = RowOf<NonNullable<WireReplyOf<typeof orderMessages>>['list'] & {}>;
export type WireDeal = RowOf<NonNullable<WireReplyOf<typeof acceptorDeals>>>;

/** A sale of 1,000 USDT at 7.2 CNY by bank transfer, of which 100 and more may be taken. */
export function anAd(overrides: Partial<Ad> = {}): Ad {
  return {
    id: 11,
    type: 'sell',
    price: decimal('7.2'),
    floating: undefined,
    total: decimal('1000'),
    remainder: decimal('1000'),
    minimum: decimal('100'),
    methods: ['bank'],
    currencyId: 3,
    currency: 'USDT',
    merchant: 'Lotus Trading',
    merchantId: undefined,
    hours: undefined,
    isClosed: false,
    isOwn: false,
    deals: 412,
    completionRate: decimal('98.5'),
    reputation: undefined,
    createdAt: NOW,
    status: 'open',
    ...overrides,
  };
}

/** The same ad as the exchange sends it, with the specified fields only. */
export function aWireAd(overrides: Partial<WireAd> = {}): WireAd {
  return {
    id: 11,
    price: '7.20',
    total_number: '1000.00',
    surplus_number: '1000.00',
    way: 'bank',
    currency_id: 3,
    currency_name: 'USDT',
    type: 'sell',
    seller_name: 'Lotus Trading',
    ...overrides,
  };
}

/** Payee information with every method. The card number has a valid check digit. */
export function aPayee(overrides: Partial<Payee> = {}): Payee {
  return {
    realName: '王小明',
    bankName: 'Bank of Shanghai',
    bankAccount: '6222021234567890128',
    alipayAccount: 'wang@example.com',
    wechatAccount: 'wang_pay',
    wechatNickname: 'Xiaoming',
    ...overrides,
  };
}

const wirePayee = (payee: Payee) => ({
  real_name: payee.realName,
  bank_name: payee.bankName,
  bank_account: payee.bankAccount,
  alipay_account: payee.alipayAccount,
  wechat_account: payee.wechatAccount,
  wechat_nickname: payee.wechatNickname,
});

/** An unpaid order of 500 USDT for 3,600 CNY; the user took a sale, so the user pays. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: 501,
    adType: 'sell',
    adId: 11,
    currencyId: 3,
    currency: 'USDT',
    amount: decimal('500'),
    price: decimal('7.2'),
    total: decimal('3600'),
    method: 'bank',
    methodText: 'bank',
    status: 'unpaid',
    createdAt: NOW,
    updatedAt: undefined,
    cancelledBy: undefined,
    publisher: 'Lotus Trading',
    publisherPhone: '+8613800000001',
    takerPhone: '+8613800000002',
    counterpartyName: '王小明',
    takerName: '',
    counterpartyId: undefined,
    publisherId: undefined,
    takerId: undefined,
    isNameVerified: false,
    publisherPayee: aPayee(),
    takerPayee: aPayee({ realName: 'Zhang San', bankAccount: '4111111111111111' }),
    isPublisher: false,
    unread: undefined,
    dispute: undefined,
    ownRating: undefined,
    counterpartyRating: undefined,
    reputation: undefined,
    ...overrides,
  };
}

/** An open dispute of the user. */
export function aDispute(overrides: Partial<OrderDispute> = {}): OrderDispute {
  return {
    state: 'open',
    opener: 'self',
    reason: 'not_released',
    text: 'No answer for an hour',
    answer: '',
    winner: undefined,
    note: '',
    openedAt: NOW,
    answerBy: undefined,
    closedAt: undefined,
    ...overrides,
  };
}

/** The same order as the exchange sends it, with the specified fields only. */
export function aWireOrder(overrides: Partial<WireOrder> = {}): WireOrder {
  return {
    id: 501,
    type: 'sell',
    number: '500.00',
    price: '7.20',
    deal_money: '3600.00',
    way_name: 'bank',
    create_time: NOW / 1000,
    format_create_time: '2026-11-20 20:00:00',
    is_sure: IS_SURE.unpaid,
    seller_name: 'Lotus Trading',
    seller_phone: '+8613800000001',
    hes_realname: '王小明',
    phone: '+8613800000002',
    sell_cash_info: wirePayee(aPayee()),
    user_cash_info: wirePayee(aPayee({ realName: 'Zhang San', bankAccount: '4111111111111111' })),
    ...overrides,
  };
}

/** A fiat acceptor. */
export function anAcceptor(overrides: Partial<Acceptor> = {}): Acceptor {
  return {
    id: 1,
    name: 'Harbour Exchange',
    kind: 'fiat',
    depositLimit: decimal('50000'),
    depositRate: decimal('0.5'),
    withdrawLimit: decimal('30000'),
    withdrawRate: decimal('0.8'),
    wechatNickname: 'Harbour',
    wechatAccount: 'harbour_pay',
    alipayNickname: 'Harbour',
    alipayAccount: 'pay@harbour.example',
    bankName: 'Bank of Shanghai',
    bankAccount: '6222021234567890128',
    bankAddress: 'Lujiazui Branch',
    userBalance: decimal('8000'),
    coin: 'USDT',
    price: decimal('7.1'),
    wallet: 'legal',
    leastMoney: decimal('10'),
    waitMinutes: 120,
    ...overrides,
  };
}

/** The same acceptor as the exchange sends it. */
export function aWireAcceptor(overrides: Partial<WireAcceptor> = {}): WireAcceptor {
  return {
    id: 1,
    name: 'Harbour Exchange',
    user_id: 90,
    type: 1,
    recharge_amount: '50000',
    recharge_rate: '0.5',
    cash_amount: '30000',
    cash_rate: '0.8',
    wechat_nickname: 'Harbour',
    wechat_account: 'harbour_pay',
    ali_nickname: 'Harbour',
    ali_account: 'pay@harbour.example',
    bank_name: 'Bank of Shanghai',
    bank_account: '6222021234567890128',
    bank_address: 'Lujiazui Branch',
    user_balance: '8000',
    currency_name: 'USDT',
    price: '7.1',
    wallet: 'legal',
    least_money: '10',
    wait_minutes: 120,
    ...overrides,
  };
}

/** A deposit that waits for its acceptor. */
export function anAcceptorDeal(overrides: Partial<AcceptorDeal> = {}): AcceptorDeal {
  return {
    id: 71,
    money: decimal('2000'),
    account: '6222021234567890128',
    acceptor: 'Harbour Exchange',
    acceptorAccount: '6222029999999999993',
    method: 'bank',
    status: 'waiting',
    createdAt: NOW,
    updatedAt: undefined,
    transferredAt: undefined,
    expiresAt: undefined,
    amount: undefined,
    coin: '',
    price: undefined,
    fee: undefined,
    wallet: undefined,
    ...overrides,
  };
}

/** The same deal as the exchange sends it. */
export function aWireDeal(overrides: Partial<WireDeal> = {}): WireDeal {
  return {
    id: 71,
    money: '2000.00',
    deal_account: '6222021234567890128',
    acceptor_name: 'Harbour Exchange',
    hes_account: '6222029999999999993',
    way: 'bank',
    is_sure: 0,
    create_time: NOW / 1000,
    ...overrides,
  };
}
