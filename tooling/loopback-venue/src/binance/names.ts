import type { LoopbackExchange } from '../exchange';
import { Refusal, type Market } from '../types';

/** `BTCUSDT`. */
export const idOf = ({ base, quote }: Pick<Market, 'base' | 'quote'>) => `${base}${quote}`;

/** @throws Refusal if there is no such pair */
export function marketOfId(exchange: LoopbackExchange, id: string | null): Market {
  const market = exchange.markets().find((each) => idOf(each) === id?.toUpperCase());
  if (!market) throw new Refusal('unknown_pair');
  return market;
}
