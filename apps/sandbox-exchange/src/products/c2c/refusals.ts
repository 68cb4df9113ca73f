import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import type { Refused, Unavailable } from '../../result';
import type { DisputeResult } from './dispute';
import type { MoveOrderResult } from './move-order';
import { C2C_DECIMALS } from './decimals';
import { MOST_RELATED, type RelateResult } from './people';
import { MOST_OPEN_ADS, type PublishAdResult } from './publish-ad';
import type { RepriceAdResult } from './reprice-ad';
import type { TakeAdResult } from './take-ad';
import type { AdRecord, OrderRecord } from './types';
import type { WithdrawAdResult } from './withdraw-ad';

type RefusalOf<Result> = Extract<Result | Unavailable | Refused<'request_taken'>, { ok: false }>;
type Results =
  | RelateResult
  | PublishAdResult
  | TakeAdResult
  | WithdrawAdResult
  | RepriceAdResult
  | MoveOrderResult
  | DisputeResult;
type Figured = 'below_minimum' | 'below_least_money' | 'price_changed' | 'percent_out_of_bounds';

const error = (text: string) => () => new Rejection(text);

const REFUSALS: Readonly<Record<Exclude<RefusalOf<Results>['reason'], Figured>, () => Rejection>> = {
  currency_not_found: error(SERVER_TEXTS.currencyNotFound),
  currency_not_fiat: error(SERVER_TEXTS.notFiatCurrency),
  price_invalid: error(SERVER_TEXTS.pricePositive),
  price_decimals: error(SERVER_TEXTS.priceDecimals(C2C_DECIMALS)),
  amount_invalid: error(SERVER_TEXTS.numberPositive),
  amount_decimals: error(SERVER_TEXTS.numberDecimals(C2C_DECIMALS)),
  insufficient_balance: error(SERVER_TEXTS.insufficientBalance),
  not_confirmed: error(SERVER_TEXTS.fundsFrozen),
  too_many_related: error(SERVER_TEXTS.maximumRelated(MOST_RELATED)),
  payments_held: error(SERVER_TEXTS.fundsFrozen),
  margin_too_low: error(SERVER_TEXTS.marginInsufficient),
  too_many_ads: error(SERVER_TEXTS.maximumAds(MOST_OPEN_ADS)),
  ad_not_open: error(SERVER_TEXTS.adWithdrawn),
  own_ad: error(SERVER_TEXTS.adIsYours),
  ad_closed: error(SERVER_TEXTS.adClosed),
  users_blocked: error(SERVER_TEXTS.usersBlocked),
  related_to_self: error(SERVER_TEXTS.parameterError),
  user_unknown: error(SERVER_TEXTS.userNotFound),
  ad_paused: error(SERVER_TEXTS.adPaused),
  no_reference: error(SERVER_TEXTS.referenceMissing),
  price_fixed: error(SERVER_TEXTS.adPriceFixed),
  remainder_insufficient: error(SERVER_TEXTS.adRemainderInsufficient),
  cancellations_exceeded: error(SERVER_TEXTS.cancellationsExceeded),
  unfinished_exceeded: error(SERVER_TEXTS.unfinishedOrdersExceeded),
  not_your_ad: error(SERVER_TEXTS.notAuthorised),
  ad_has_orders: error(SERVER_TEXTS.adHasTrades),
  order_not_running: error(SERVER_TEXTS.orderAlreadyProcessed),
  not_your_order: error(SERVER_TEXTS.notYourOrder),
  not_authorised: error(SERVER_TEXTS.notAuthorised),
  already_paid: error(SERVER_TEXTS.orderAlreadyPaid),
  not_paid: error(SERVER_TEXTS.orderNotPaid),
  in_dispute: error(SERVER_TEXTS.orderInDispute),
  no_dispute: error(SERVER_TEXTS.disputeEnded),
  text_invalid: error(SERVER_TEXTS.messageInvalid),
  request_taken: error(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

/** The refusal of a command as the client gets it. */
export function refusal(refused: RefusalOf<Results>): Rejection {
  if (refused.reason === 'below_minimum') return new Rejection(SERVER_TEXTS.minimumQuantity(refused.minimum));
  if (refused.reason === 'below_least_money') return new Rejection(SERVER_TEXTS.minimumDealMoney(refused.least));
  if (refused.reason === 'price_changed') return new Rejection(SERVER_TEXTS.adPriceChanged(refused.price));
  if (refused.reason === 'percent_out_of_bounds') {
    return new Rejection(SERVER_TEXTS.percentOutOfBounds(refused.least, refused.most));
  }
  return REFUSALS[refused.reason]();
}

/** Why an ad that is not open cannot be withdrawn or taken. */
export function closedAdRefusal(ad: AdRecord | undefined, userId: number, isWithdrawal: boolean): Rejection {
  if (!ad) return new Rejection(SERVER_TEXTS.adNotFound);
  const isForeign = isWithdrawal && ad.userId !== userId;
  return new Rejection(isForeign ? SERVER_TEXTS.notAuthorised : SERVER_TEXTS.adWithdrawn);
}

/** Why an order that is not running cannot be moved. */
export function closedOrderRefusal(order: OrderRecord | undefined, userId: number): Rejection {
  if (!order) return new Rejection(SERVER_TEXTS.orderNotFound);
  if (order.publisherId !== userId && order.takerId !== userId) return new Rejection(SERVER_TEXTS.notYourOrder);
  return new Rejection(
    order.cancelledBy === 'timeout' ? SERVER_TEXTS.orderTimedOut : SERVER_TEXTS.orderAlreadyProcessed,
  );
}
