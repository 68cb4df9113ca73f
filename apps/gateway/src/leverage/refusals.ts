import { Rejection } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Pair } from '../market/gateway-market';
import { placeRefusal } from '../routes/refusals';
import type { LeverageRefusal, LeverageResult } from './leverage-desk';

const TEXTS: Readonly<Record<LeverageRefusal | 'balance_too_low' | 'order_filled', string>> = {
  position_not_found: SERVER_TEXTS.positionNotFound,
  nothing_to_reduce: SERVER_TEXTS.nothingToClose,
  other_direction: SERVER_TEXTS.leverageOneDirection,
  other_multiple: SERVER_TEXTS.leverageOneMultiple,
  other_exits: SERVER_TEXTS.leverageOtherExits,
  multiple_unknown: SERVER_TEXTS.venueMultipleUnknown,
  stop_not_positive: SERVER_TEXTS.stopPricePositive,
  long_take_profit_low: SERVER_TEXTS.longTakeProfitTooLow,
  long_stop_loss_high: SERVER_TEXTS.longStopLossTooHigh,
  short_take_profit_high: SERVER_TEXTS.shortTakeProfitTooHigh,
  short_stop_loss_low: SERVER_TEXTS.shortStopLossTooLow,
  balance_too_low: SERVER_TEXTS.marginInsufficient,
  order_filled: SERVER_TEXTS.entrustNotRevocable,
};

const hasOwnText = (reason: string): reason is keyof typeof TEXTS => reason in TEXTS;

/** The text of each reason for refusing a command of leverage; an unknown outcome is a 503. */
export function leverageRefusal({ reason }: Extract<LeverageResult, { ok: false }>, pair: Pair): Rejection {
  return hasOwnText(reason)
    ? new Rejection(TEXTS[reason])
    : placeRefusal(reason, { terms: pair.contract ?? pair.terms });
}
