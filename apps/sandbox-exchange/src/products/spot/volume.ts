import { floorTo, times } from '@bourse/decimal';
import { USDT } from '../../catalog/constants';
import type { Catalog } from '../../catalog/catalog';
import { tierOf, type FeeTier } from '../../catalog/fee-tiers';
import type { Terms } from '../../catalog/terms';
import type { Currency } from '../../catalog/types';
import { dayOf } from '../../core/settlement-day';
import { fromUnits, toUnits } from '../../ledger/money';
import type { FillRecord } from './records';
import type { SpotContext } from './spot-context';
import type { TradeVolumes } from './trade-volumes';

/** The currency in which volumes are counted; `undefined` for an exchange without it. */
export const volumeCurrency = (catalog: Pick<Catalog, 'currencies'>): Currency | undefined =>
  catalog.currencies().find(({ code }) => code === USDT);

/** The tier that a user has at a moment, by the volume of the 30 days before. */
export function tierAt(
  { catalog, volumes }: { catalog: Pick<Catalog, 'currencies'>; volumes: TradeVolumes },
  userId: number,
  moment: number,
): FeeTier {
  const scale = volumeCurrency(catalog)?.scale ?? 0;
  return tierOf(volumes.before(userId, dayOf(moment)), 10n ** BigInt(scale));
}

/** The tier that a user has at the time of the command. */
export const feeTierOf = ({ catalog, now, spot: { volumes } }: SpotContext, userId: number): FeeTier =>
  tierAt({ catalog, volumes }, userId, now);

/**
 * Counts a fill for both users, once each, and returns its worth in USDT's smallest unit. A trade of a user with itself counts nothing. What
 * a fill in another currency is worth is told by the mark price in USDT, which no single trade moves, rounded down; without a price nothing is
 * counted, and the worth is `undefined`.
 */
export function countVolume(context: SpotContext, terms: Terms, fill: FillRecord): bigint | undefined {
  const { makerUserId, takerUserId } = fill;
  if (makerUserId === takerUserId) return undefined;
  const worth = worthInUsdt(context, terms, terms.cost(fill.price, fill.quantity));
  if (worth === undefined) return undefined;
  const day = dayOf(fill.at);
  for (const userId of [makerUserId, takerUserId]) context.spot.volumes.add(userId, day, worth);
  return worth;
}

/** An amount of the quote currency in USDT, both in the smallest unit. */
function worthInUsdt(context: SpotContext, { quote }: Terms, amount: bigint): bigint | undefined {
  const { catalog } = context;
  const usdt = volumeCurrency(catalog);
  if (!usdt) return undefined;
  if (quote.id === usdt.id) return amount;
  const pair = catalog.pairOf(quote.id, usdt.id);
  const price = pair && context.mark(pair.id)?.price;
  if (price === undefined) return undefined;
  return toUnits(floorTo(times(fromUnits(amount, quote.scale), price), usdt.scale), usdt.scale);
}
