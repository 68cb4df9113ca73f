import { seconds } from '@bourse/contract-server';
import type { Exchange } from '../../exchange-interface';
import { fromUnits } from '../../ledger/money';
import { CNY_PER_USDT } from '../../catalog/constants';
import { WAITS_MS } from './deal-deadlines';
import { LEAST_MONEY } from './deals';
import { DEAL_CURRENCY, DEAL_WALLET, type Acceptor, type DealRecord, type DealStatus } from './types';

/** CNY for one unit of the currency of the deals. */
export const RATE = CNY_PER_USDT;

/** `is_sure` of a deal; a transferred withdrawal still waits for its confirmation. */
const IS_SURE: Readonly<Record<DealStatus, number>> = { waiting: 0, transferred: 0, confirmed: 1, rejected: 2 };

/** A deal as its user is shown it. */
export function wireDeal(exchange: Exchange, deal: DealRecord, acceptor: Acceptor | undefined) {
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

/** An acceptor, with the withdrawable amount of the user in CNY. */
export function wireAcceptor(acceptor: Acceptor, balance: string) {
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
