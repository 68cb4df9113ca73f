import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Exchange } from '../exchange-interface';

/** @throws Rejection if the pair follows another market whose price is too old to trade at */
export function refuseLate(exchange: Exchange, pairId: number): void {
  if (exchange.isPriceLate(pairId)) throw new Rejection(SERVER_TEXTS.priceLate);
}
