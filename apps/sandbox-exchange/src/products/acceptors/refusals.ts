import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { LEAST_MONEY, type MakeDealResult } from './deals';

type RefusalReason = Extract<MakeDealResult, { ok: false }>['reason'];

/** The text of each refusal of a deal. */
export const DEAL_REFUSALS: Readonly<Record<RefusalReason, string>> = {
  money_invalid: SERVER_TEXTS.amountPositive,
  below_least_money: SERVER_TEXTS.minimumDealMoney(LEAST_MONEY),
  too_many_deals: SERVER_TEXTS.unfinishedOrdersExceeded,
  not_confirmed: SERVER_TEXTS.fundsFrozen,
  payments_held: SERVER_TEXTS.fundsFrozen,
  margin_too_low: SERVER_TEXTS.marginInsufficient,
  own_deal: SERVER_TEXTS.transferToSelf,
  acceptor_quota_insufficient: SERVER_TEXTS.acceptorQuotaInsufficient,
  insufficient_balance: SERVER_TEXTS.insufficientBalance,
};
