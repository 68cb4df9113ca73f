import { confirmation, decimal, defineCall, id, int, maybeDecimal, maybeTime, text } from '../wire';
import { isPositive } from '@bourse/decimal';
import * as v from 'valibot';
import { methodOf, way } from './payee';
import { rows } from './rows';

/** The kinds of acceptors; the tabs of the list. */
export const ACCEPTOR_KINDS = ['fiat', 'virtual'] as const;
export type AcceptorKind = (typeof ACCEPTOR_KINDS)[number];

/** 1 fiat, 2 virtual currency; not every back end sends it. */
const acceptorKind = v.fallback(
  v.optional(
    v.pipe(
      int,
      v.picklist([1, 2]),
      v.transform((wire): AcceptorKind => (wire === 1 ? 'fiat' : 'virtual')),
    ),
  ),
  undefined,
);

/** Accounts of a user in which the coin of a deal may arrive. */
const DEAL_ACCOUNTS = ['legal', 'change'] as const;

const dealAccount = v.fallback(v.optional(v.picklist(DEAL_ACCOUNTS)), undefined);

/** A row of the acceptors' list. */
export const acceptor = v.pipe(
  v.object({
    id,
    name: text,
    user_id: v.fallback(v.optional(id), undefined),
    type: acceptorKind,
    recharge_amount: maybeDecimal,
    recharge_rate: maybeDecimal,
    cash_amount: maybeDecimal,
    cash_rate: maybeDecimal,
    wechat_nickname: text,
    wechat_account: text,
    ali_nickname: text,
    ali_account: text,
    bank_name: text,
    bank_account: text,
    bank_address: text,
    user_balance: maybeDecimal,
    /** Coin of the deals, CNY for one of it, and the account in which it arrives or from which it is taken. */
    currency_name: text,
    price: maybeDecimal,
    wallet: dealAccount,
    least_money: maybeDecimal,
    /** Minutes after which a deal that the acceptor has not decided is rejected. */
    wait_minutes: v.fallback(v.optional(int), undefined),
  }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    kind: wire.type,
    /* Limits and rates are `undefined` where the exchange does not send them. */
    /** Most that a user may deposit, CNY. */
    depositLimit: wire.recharge_amount,
    /** Fee of a deposit in per cent. */
    depositRate: wire.recharge_rate,
    /** Most that a user may withdraw, CNY. */
    withdrawLimit: wire.cash_amount,
    /** Fee of a withdrawal in per cent. */
    withdrawRate: wire.cash_rate,
    wechatNickname: wire.wechat_nickname,
    wechatAccount: wire.wechat_account,
    alipayNickname: wire.ali_nickname,
    alipayAccount: wire.ali_account,
    bankName: wire.bank_name,
    bankAccount: wire.bank_account,
    bankAddress: wire.bank_address,
    /** The withdrawable amount, CNY; `undefined` if the exchange does not send it. */
    userBalance: wire.user_balance,
    /** Code of the coin; empty if the exchange does not send it. */
    coin: wire.currency_name,
    /** CNY for one coin. */
    price: wire.price,
    wallet: wire.wallet,
    /** Least CNY of a deal. */
    leastMoney: wire.least_money,
    waitMinutes: wire.wait_minutes,
  })),
);

export type Acceptor = v.InferOutput<typeof acceptor>;

/** Direction of a deal with an acceptor: a deposit buys, a withdrawal sells. */
export const DEAL_TYPE = { deposit: 'buy', withdraw: 'sell' } as const;
export type DealDirection = keyof typeof DEAL_TYPE;

const dealType = v.picklist(Object.values(DEAL_TYPE));

/** The stored `address` of the account; older back ends identify the user by it. */
const address = v.optional(v.string(), '');

/** All acceptors. */
export const acceptorList = defineCall({
  method: 'GET',
  path: '/acceptor/list',
  access: 'required',
  request: v.object({}),
  reply: rows(acceptor),
});

/** One acceptor, with the user's balance. */
export const acceptorInfo = defineCall({
  method: 'GET',
  path: '/acceptor/info',
  access: 'required',
  request: v.object({ id, address }),
  reply: acceptor,
});

/** Deposit or withdraw fiat money through an acceptor. */
export const acceptorDeal = defineCall({
  method: 'POST',
  path: '/acceptor/deal',
  access: 'required',
  request: v.object({
    acceptor_id: id,
    address,
    way,
    type: dealType,
    mobile: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32)),
    deal_account: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
    money: v.pipe(decimal, v.check(isPositive, 'not positive')),
  }),
  reply: confirmation,
});

/** `is_sure` of a deal with an acceptor. */
export const DEAL_STATUSES = ['waiting', 'confirmed', 'rejected'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

/** A deal with an acceptor. */
export const acceptorRecord = v.pipe(
  v.object({
    id: v.fallback(v.optional(id), undefined),
    money: decimal,
    deal_account: text,
    acceptor_name: text,
    hes_account: text,
    way: text,
    is_sure: v.pipe(int, v.picklist([0, 1, 2])),
    create_time: maybeTime,
    update_time: maybeTime,
    /** When the acceptor marked a withdrawal as transferred; it confirms itself 20 minutes later. */
    transfer_time: maybeTime,
    /** When a deal that waits for the acceptor is rejected. */
    expire_time: maybeTime,
    /** Coin that the user gets or gives, its code, CNY for one of it, the fee in CNY, and the account of the coin. */
    number: maybeDecimal,
    currency_name: text,
    price: maybeDecimal,
    fee: maybeDecimal,
    wallet: dealAccount,
  }),
  v.transform((wire) => ({
    id: wire.id,
    /** CNY. */
    money: wire.money,
    account: wire.deal_account,
    acceptor: wire.acceptor_name,
    acceptorAccount: wire.hes_account,
    method: methodOf(wire.way),
    status: DEAL_STATUSES[wire.is_sure],
    /** Epoch milliseconds. */
    createdAt: wire.create_time,
    updatedAt: wire.update_time,
    transferredAt: wire.transfer_time,
    expiresAt: wire.expire_time,
    /** In coin; `undefined` if the exchange does not send it. */
    amount: wire.number,
    coin: wire.currency_name,
    /** CNY for one coin. */
    price: wire.price,
    /** CNY. */
    fee: wire.fee,
    wallet: wire.wallet,
  })),
);

export type AcceptorDeal = v.InferOutput<typeof acceptorRecord>;

/** The user's deals, newest first: of one direction or, in the older form, of one payment method. */
export const acceptorDeals = defineCall({
  method: 'GET',
  path: '/acceptor/my_deal',
  access: 'required',
  request: v.object({ address, type: v.optional(dealType), way: v.optional(way) }),
  reply: rows(acceptorRecord),
});
