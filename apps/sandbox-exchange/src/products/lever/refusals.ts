import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import { MAXIMUM_LOTS, MINIMUM_LOTS, MOST_ENTRUSTS, MOST_POSITIONS } from './settings';
import type {
  CloseManyResult,
  CloseResult,
  MultipleResult,
  ReduceResult,
  RevokeResult,
  StopsResult,
  SubmitResult,
} from './types';

type RefusalOf<Result> = Extract<Result, { ok: false; reason: string }>['reason'];
type Refusals<Result> = Readonly<Record<RefusalOf<Result>, () => Rejection>>;

const say = (text: string) => () => new Rejection(text);
const priceUnavailable = say(SERVER_TEXTS.marketPriceUnavailable);
const notYours = say(SERVER_TEXTS.notYourOrder);

const EXITS_REFUSALS = {
  stop_not_positive: say(SERVER_TEXTS.stopPricePositive),
  long_take_profit_low: say(SERVER_TEXTS.longTakeProfitTooLow),
  long_stop_loss_high: say(SERVER_TEXTS.longStopLossTooHigh),
  short_take_profit_high: say(SERVER_TEXTS.shortTakeProfitTooHigh),
  short_stop_loss_low: say(SERVER_TEXTS.shortStopLossTooLow),
};

export const SUBMIT_REFUSALS: Refusals<SubmitResult> = {
  leverage_closed: say(SERVER_TEXTS.leverageClosed),
  user_not_found: say(SERVER_TEXTS.userNotFound),
  multiple_required: say(SERVER_TEXTS.multipleRequired),
  multiple_not_offered: say(SERVER_TEXTS.multipleNotOffered),
  lots_invalid: say(SERVER_TEXTS.lotsPositiveInteger),
  lots_below_minimum: say(SERVER_TEXTS.minimumLots(MINIMUM_LOTS)),
  lots_above_maximum: say(SERVER_TEXTS.maximumLots(MAXIMUM_LOTS)),
  ...EXITS_REFUSALS,
  limit_required: say(SERVER_TEXTS.limitPriceRequired),
  limit_buy_above: say(SERVER_TEXTS.limitBuyAbovePrice),
  limit_sell_below: say(SERVER_TEXTS.limitSellBelowPrice),
  price_unavailable: priceUnavailable,
  margin_insufficient: say(SERVER_TEXTS.marginInsufficient),
  margin_too_low: say(SERVER_TEXTS.marginInsufficient),
  not_confirmed: say(SERVER_TEXTS.fundsFrozen),
  payments_held: say(SERVER_TEXTS.fundsFrozen),
  too_many_positions: say(SERVER_TEXTS.maximumPositions(MOST_POSITIONS)),
  too_many_entrusts: say(SERVER_TEXTS.maximumPendingOrders(MOST_ENTRUSTS)),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const REDUCE_REFUSALS: Refusals<ReduceResult> = {
  leverage_closed: say(SERVER_TEXTS.leverageClosed),
  lots_invalid: say(SERVER_TEXTS.lotsPositiveInteger),
  limit_required: say(SERVER_TEXTS.limitPriceRequired),
  limit_buy_above: say(SERVER_TEXTS.limitBuyAbovePrice),
  limit_sell_below: say(SERVER_TEXTS.limitSellBelowPrice),
  price_unavailable: priceUnavailable,
  nothing_open: say(SERVER_TEXTS.nothingToClose),
  loss_needs_profits: say(SERVER_TEXTS.lossNeedsProfits),
  too_many_entrusts: say(SERVER_TEXTS.maximumPendingOrders(MOST_ENTRUSTS)),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const CLOSE_REFUSALS: Refusals<CloseResult> = {
  lots_invalid: say(SERVER_TEXTS.lotsPositiveInteger),
  not_open: say(SERVER_TEXTS.positionNotFound),
  not_your_order: notYours,
  price_unavailable: priceUnavailable,
  loss_needs_profits: say(SERVER_TEXTS.lossNeedsProfits),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const CLOSE_MANY_REFUSALS: Refusals<CloseManyResult> = {
  nothing_open: say(SERVER_TEXTS.nothingToClose),
  price_unavailable: priceUnavailable,
  loss_needs_profits: say(SERVER_TEXTS.lossNeedsProfits),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const REVOKE_REFUSALS: Refusals<RevokeResult> = {
  not_open: say(SERVER_TEXTS.entrustNotRevocable),
  not_your_order: notYours,
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const MULTIPLE_REFUSALS: Refusals<MultipleResult> = {
  not_open: say(SERVER_TEXTS.positionNotFound),
  not_your_order: notYours,
  multiple_required: say(SERVER_TEXTS.multipleRequired),
  multiple_not_offered: say(SERVER_TEXTS.multipleNotOffered),
  price_unavailable: priceUnavailable,
  margin_insufficient: say(SERVER_TEXTS.marginInsufficient),
  margin_too_low: say(SERVER_TEXTS.marginInsufficient),
  not_confirmed: say(SERVER_TEXTS.fundsFrozen),
  payments_held: say(SERVER_TEXTS.fundsFrozen),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const STOP_REFUSALS: Refusals<StopsResult> = {
  not_open: say(SERVER_TEXTS.positionNotFound),
  not_your_order: notYours,
  price_unavailable: priceUnavailable,
  ...EXITS_REFUSALS,
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};
