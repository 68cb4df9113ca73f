import { parseDecimal, isPositive, type Decimal } from '@bourse/decimal';
import { PAY_METHODS, type PayMethod } from '@bourse/contracts/c2c';
import type { ViewerSide } from '../rules/premium';

/** The market's filters, as in the address. */
export interface MarketFilter {
  readonly side: ViewerSide;
  readonly currencyId: number | undefined;
  /** Amount in CNY that the user wants to pay or receive. */
  readonly money: Decimal | undefined;
  readonly method: PayMethod | undefined;
  /** Only ads of followed merchants. */
  readonly isFollowed?: boolean | undefined;
}

/** Parses the filter of an address; invalid parameters are ignored. */
export function filterOf(parameters: URLSearchParams): MarketFilter {
  const coin = parameters.get('coin') ?? '';
  const money = parseDecimal(parameters.get('amount') ?? '');
  return {
    side: parameters.get('side') === 'sell' ? 'sell' : 'buy',
    currencyId: /^\d{1,9}$/.test(coin) ? Number(coin) : undefined,
    money: money !== undefined && isPositive(money) ? money : undefined,
    method: PAY_METHODS.find((method) => method === parameters.get('method')),
    ...(parameters.get('followed') === '1' && { isFollowed: true }),
  };
}

/** The address of a filter; the rest of the parameters stays. */
export function withFilter(parameters: URLSearchParams, { side, currencyId, money, method, isFollowed }: MarketFilter) {
  const changed = new URLSearchParams(parameters);
  const set = (name: string, value: string | undefined) =>
    value === undefined ? changed.delete(name) : changed.set(name, value);
  set('side', side === 'sell' ? 'sell' : undefined);
  set('coin', currencyId?.toString());
  set('amount', money);
  set('method', method);
  set('followed', isFollowed ? '1' : undefined);
  return changed;
}
