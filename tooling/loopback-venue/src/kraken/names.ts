import type { LoopbackExchange } from '../exchange';
import { Refusal, type Market } from '../types';

/** Kraken's ids of currencies, where they are not the code itself. */
const ASSETS: Readonly<Record<string, string>> = { BTC: 'XXBT', ETH: 'XETH', USD: 'ZUSD', EUR: 'ZEUR' };
const ALTERNATIVE: Readonly<Record<string, string>> = { BTC: 'XBT' };

export const assetOf = (code: string) => ASSETS[code] ?? code;
export const altNameOf = (code: string) => ALTERNATIVE[code] ?? code;

/** `XBTUSDT`: the pair's id in REST. */
export const pairOf = ({ base, quote }: Pick<Market, 'base' | 'quote'>) => `${altNameOf(base)}${altNameOf(quote)}`;

/** @throws Refusal if there is no such pair */
export function marketOfPair(exchange: LoopbackExchange, pair: string | null): Market {
  const market = exchange.markets().find((each) => pairOf(each) === pair);
  if (!market) throw new Refusal('unknown_pair');
  return market;
}

/** The code of an asset's id; `undefined` if none is named. */
export function codeOf(exchange: LoopbackExchange, asset: string | null): string | undefined {
  if (asset === null) return undefined;
  const codes = exchange.markets().flatMap(({ base, quote }) => [base, quote]);
  return codes.find((code) => assetOf(code) === asset || altNameOf(code) === asset) ?? asset;
}

const ORDER_ID = /^O(\d{5})-(\d{5})-(\d{6})$/;

/** An id of Kraken's form, `O00000-00000-001001`. */
export function orderIdOf(id: number): string {
  const digits = String(id).padStart(16, '0');
  return `O${digits.slice(0, 5)}-${digits.slice(5, 10)}-${digits.slice(10)}`;
}

/** @throws Refusal if it is not an id of an order */
export function numberOf(orderId: string | null): number {
  const parts = ORDER_ID.exec(orderId ?? '');
  if (!parts) throw new Refusal('unknown_order');
  return Number(parts.slice(1).join(''));
}
