import { acceptorDeal, acceptorDeals, acceptorInfo, acceptorList, DEAL_TYPE } from '@bourse/c2c/contract';
import { decimal, floorTo, times } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Product, Services } from '../../core/product';
import { ensureMayPayOut } from '../../http/payment-hold';
import { Rejection, unavailable } from '../../http/rejection';
import type { Router } from '../../http/route';
import { seconds } from '../../http/wire';
import { fromUnits } from '../../ledger/money';
import { CNY_PER_USDT } from '../../simulation/catalogue/currencies';
import { LEAST_MONEY, makeDeal, WAITS_MS, type MakeDealResult } from './deals';
import type { AcceptorState } from './state';
import { acceptors, dealsOf, findAcceptor } from './store';
import { DEAL_CURRENCY, DEAL_WALLET, type Acceptor, type DealRecord, type DealStatus } from './types';
import { inTurn } from '../../http/histories';

const MOST_RECORDS = 200;
const MOST_PARTY_LENGTH = 64;
const APPROVED = 2;
const RATE = decimal(CNY_PER_USDT);

/** `is_sure` of a deal; a transferred withdrawal still waits for its confirmation. */
const IS_SURE: Readonly<Record<DealStatus, number>> = { waiting: 0, transferred: 0, confirmed: 1, rejected: 2 };

type RefusalReason = Extract<MakeDealResult, { ok: false }>['reason'];

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  money_invalid: SERVER_TEXTS.amountPositive,
  below_least_money: SERVER_TEXTS.minimumDealMoney(LEAST_MONEY),
  too_many_deals: SERVER_TEXTS.unfinishedOrdersExceeded,
  not_confirmed: SERVER_TEXTS.fundsFrozen,
  own_deal: SERVER_TEXTS.transferToSelf,
  acceptor_quota_insufficient: SERVER_TEXTS.acceptorQuotaInsufficient,
  insufficient_balance: SERVER_TEXTS.insufficientBalance,
};

/** Calls of acceptors. */
export function acceptorRoutes({ userRoute }: Router, { exchange }: Services, product: Product<AcceptorState>): void {
  const { db } = exchange;

  async function acceptorOf(id: number): Promise<Acceptor> {
    const found = await findAcceptor(db, id);
    if (!found) throw new Rejection(SERVER_TEXTS.acceptorNotFound);
    return found;
  }

  /** The withdrawable amount of a user, in CNY. */
  async function balanceOf(userId: number) {
    const currency = exchange.currencies().find(({ code }) => code === DEAL_CURRENCY);
    const balance = currency && (await exchange.balance(userId, currency.id, DEAL_WALLET));
    return floorTo(times(balance?.available ?? decimal(0), RATE), 2);
  }

  userRoute(acceptorList, async ({ user }) => {
    const balance = await balanceOf(user.id);
    return { list: (await acceptors(db)).map((acceptor) => wireAcceptor(acceptor, balance)) };
  });

  userRoute(acceptorInfo, async ({ input, user }) =>
    wireAcceptor(await acceptorOf(input.id), await balanceOf(user.id)),
  );

  userRoute(acceptorDeal, async ({ input, user, request }) => {
    if (user.reviewStatus !== APPROVED) throw new Rejection(SERVER_TEXTS.realNameNotPassed, { type: 998 });
    if (input.type === DEAL_TYPE.withdraw) ensureMayPayOut(user, exchange.now());
    const acceptor = await acceptorOf(input.acceptor_id);
    const command = {
      userId: user.id,
      acceptor,
      direction: input.type === DEAL_TYPE.deposit ? ('deposit' as const) : ('withdraw' as const),
      way: input.way,
      mobile: input.mobile.slice(0, MOST_PARTY_LENGTH),
      account: input.deal_account.slice(0, MOST_PARTY_LENGTH),
      money: input.money,
      rate: RATE,
    };
    const result = await exchange.run((context) => makeDeal(context, context.of(product), command), request);
    if (result.ok) return SERVER_TEXTS.acceptorDealSubmitted;
    if (result.reason === 'unavailable') throw unavailable();
    if (result.reason === 'request_taken') throw new Rejection(SERVER_TEXTS.duplicateSubmission);
    throw new Rejection(REFUSALS[result.reason]);
  });

  userRoute(
    acceptorDeals,
    inTurn(async ({ input, user }) => {
      const direction = input.type && (input.type === DEAL_TYPE.deposit ? 'deposit' : 'withdraw');
      // The older form names a payment method instead of the direction.
      if (!direction && !input.way) throw new Rejection(SERVER_TEXTS.parameterError);
      const all = new Map((await acceptors(db)).map((acceptor) => [acceptor.id, acceptor]));
      const deals = await dealsOf(db, user.id, { direction, way: input.way }, MOST_RECORDS);
      return { list: deals.map((deal) => wireDeal(deal, all.get(deal.acceptorId))) };
    }),
  );

  function wireDeal(deal: DealRecord, acceptor: Acceptor | undefined) {
    const { code, scale } = exchange.currency(deal.currencyId) ?? { code: '', scale: 0 };
    return {
      id: deal.id,
      money: deal.money,
      deal_account: deal.account,
      acceptor_name: acceptor?.name ?? '',
      hes_account: acceptor ? accountOf(acceptor, deal.way) : '',
      way: deal.way,
      is_sure: IS_SURE[deal.status],
      create_time: seconds(deal.createdAt),
      update_time: seconds(deal.updatedAt),
      ...(deal.transferredAt !== undefined && { transfer_time: seconds(deal.transferredAt) }),
      ...(deal.status === 'waiting' && { expire_time: seconds(deal.createdAt + WAITS_MS) }),
      number: fromUnits(deal.units, scale),
      currency_name: code,
      wallet: DEAL_WALLET,
      ...(deal.price !== undefined && { price: deal.price }),
      ...(deal.fee !== undefined && { fee: deal.fee }),
    };
  }
}

function wireAcceptor(acceptor: Acceptor, balance: string) {
  return {
    id: acceptor.id,
    name: acceptor.name,
    user_id: acceptor.userId,
    type: acceptor.kind === 'fiat' ? 1 : 2,
    recharge_amount: acceptor.depositLimit,
    recharge_rate: acceptor.depositRate,
    cash_amount: acceptor.withdrawLimit,
    cash_rate: acceptor.withdrawRate,
    wechat_nickname: acceptor.wechatNickname,
    wechat_account: acceptor.wechatAccount,
    ali_nickname: acceptor.aliNickname,
    ali_account: acceptor.aliAccount,
    bank_name: acceptor.bankName,
    bank_account: acceptor.bankAccount,
    bank_address: acceptor.bankAddress,
    user_balance: balance,
    currency_name: DEAL_CURRENCY,
    price: RATE,
    wallet: DEAL_WALLET,
    least_money: LEAST_MONEY,
    wait_minutes: WAITS_MS / 60_000,
  };
}

function accountOf(acceptor: Acceptor, way: 'ali_pay' | 'we_chat' | 'bank'): string {
  const accounts = { bank: acceptor.bankAccount, ali_pay: acceptor.aliAccount, we_chat: acceptor.wechatAccount };
  return accounts[way];
}
