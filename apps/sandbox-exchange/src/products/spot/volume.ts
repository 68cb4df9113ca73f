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
 * Counts a fill for both users, once each. A trade of a user with itself counts nothing. What a fill in another currency is worth is
 * told by the last price in USDT, rounded down; without a price nothing is counted.
 */
export function countVolume(context: SpotContext, terms: Terms, fill: FillRecord): void {
  const { makerUserId, takerUserId } = fill;
  if (makerUserId === takerUserId) return;
  const worth = worthInUsdt(context, terms, terms.cost(fill.price, fill.quantity));
  if (worth === undefined) return;
  const day = dayOf(fill.at);
  for (const userId of [makerUserId, takerUserId]) context.spot.volumes.add(userId, day, worth);
}

/** An amount of the quote currency in USDT, both in the smallest unit. */
function worthInUsdt({ catalog, spot }: SpotContext, { quote }: Terms, amount: bigint): bigint | undefined {
  const usdt = volumeCurrency(catalog);
  if (!usdt) return undefined;
  if (quote.id === usdt.id) return amount;
  const pair = catalog.pairOf(quote.id, usdt.id);
  const price = pair && spot.lastPrice(pair.id);
  const terms = pair && catalog.terms(pair.id);
  if (price === undefined || !terms) return undefined;
  return toUnits(floorTo(times(fromUnits(amount, quote.scale), terms.price(price)), usdt.scale), usdt.scale);
}
