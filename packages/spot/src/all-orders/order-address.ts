import type { Side } from '@bourse/contracts/market';

const TABS = ['open', 'orders', 'history'] as const;
export type OrdersTab = (typeof TABS)[number];

/** The filter of the order lists; missing fields match all orders. */
export interface OrderFilter {
  /** `BTC/USDT`. */
  readonly pair: string | undefined;
  readonly side: Side | undefined;
}

/** The screen's state in its address, so that it can be linked to and restored by back navigation. */
export interface OrderAddress extends OrderFilter {
  readonly tab: OrdersTab;
  /** Number of the order that a link points at. */
  readonly order: number | undefined;
}

const sideOf = (text: string | null): Side | undefined => (text === 'buy' || text === 'sell' ? text : undefined);

/** A name of a pair in an address has no slash: `BTC_USDT`. */
const pairOf = (text: string | null) =>
  text !== null && /^[^_/]+_[^_/]+$/.test(text) ? text.replace('_', '/') : undefined;

const numberOf = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** Parses an address; invalid parameters are ignored. */
export function readOrderAddress(parameters: URLSearchParams): OrderAddress {
  return {
    tab: TABS.find((tab) => tab === parameters.get('tab')) ?? 'open',
    pair: pairOf(parameters.get('pair')),
    side: sideOf(parameters.get('side')),
    order: numberOf(parameters.get('order')),
  };
}

/** The inverse: parameters without defaults. */
export function writeOrderAddress({ tab, pair, side, order }: OrderAddress): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(pair !== undefined && { pair: pair.replace('/', '_') }),
    ...(side !== undefined && { side }),
    ...(order !== undefined && { order: String(order) }),
  });
}

export interface Row {
  readonly base: string;
  readonly quote: string;
  /** `undefined` where the exchange does not know it. */
  readonly side: Side | undefined;
}

const pairName = ({ base, quote }: Row) => `${base}/${quote}`;

/** Whether the filter matches the row. */
export function isWanted(row: Row, { pair, side }: OrderFilter): boolean {
  return (pair === undefined || pairName(row) === pair) && (side === undefined || row.side === side);
}

/** The options of the pair filter: traded pairs, pairs of the rows, and the selected one in any case. */
export function pairChoices(
  traded: readonly string[],
  rows: readonly Row[],
  chosen: string | undefined,
): readonly string[] {
  const names = new Set([...traded, ...rows.map(pairName)]);
  if (chosen !== undefined) names.add(chosen);
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en'));
}
