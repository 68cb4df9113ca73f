import type { User } from '../../accounts/types';
import { dayOf } from '../../core/settlement-day';
import { BASE_TIER, FEE_TIERS, type FeeTier } from '../../catalog/fee-tiers';
import type { Pair } from '../../catalog/types';
import type { Exchange } from '../../exchange-interface';
import { fromUnits } from '../../ledger/money';
import { publishedVolumesOf } from './published-volumes';
import { tierAt, volumeCurrency } from './volume';

const volumesOf = ({ published }: Exchange) => publishedVolumesOf(published);

/** The tier of a user now; a visitor has the base tier. */
function tierNow(exchange: Exchange, user: User | undefined): FeeTier {
  if (!user) return BASE_TIER;
  return tierAt({ catalog: exchange.catalog, volumes: volumesOf(exchange) }, user.id, exchange.now());
}

/** The rates of a pair in a tier. */
function ratesOf({ catalog }: Exchange, pairId: number, tier: FeeTier) {
  const terms = catalog.terms(pairId);
  if (!terms) throw new Error(`there is no pair ${pairId}`);
  return { maker_fee: terms.rate('maker', tier), taker_fee: terms.rate('taker', tier) };
}

/** The rates that a user pays on a pair. */
export const feesOf = (exchange: Exchange, pair: Pair, user: User | undefined) =>
  ratesOf(exchange, pair.id, tierNow(exchange, user));

/** The tiers with their rates on a pair; of a user also the tier and the volumes. */
export function tiersOfPair(exchange: Exchange, pair: Pair, user: User | undefined) {
  const today = dayOf(exchange.now());
  const currency = volumeCurrency(exchange.catalog);
  const shown = (volume: bigint) => fromUnits(volume, currency?.scale ?? 0);
  const volumes = volumesOf(exchange);
  return {
    currency_name: currency?.code ?? '',
    tiers: FEE_TIERS.map((tier) => ({
      level: tier.level,
      volume: fromUnits(tier.volume, 0),
      ...ratesOf(exchange, pair.id, tier),
    })),
    ...(user && {
      level: tierNow(exchange, user).level,
      volume: shown(volumes.before(user.id, today)),
      volume_today: shown(volumes.of(user.id, today)),
    }),
  };
}
