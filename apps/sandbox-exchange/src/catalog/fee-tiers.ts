/** A reduction of the fees of all pairs, for users who trade much. */
export interface FeeTier {
  readonly level: number;
  /** Volume of 30 days from which the tier is given, in whole USDT. */
  readonly volume: bigint;
  /** Reduction of the pair's rates, in per cent. */
  readonly maker: bigint;
  readonly taker: bigint;
}

/** The tier of a user without volume: the rates of the pair. */
export const BASE_TIER: FeeTier = { level: 0, volume: 0n, maker: 0n, taker: 0n };

/** By volume, the lowest first. A higher tier is never dearer. */
export const FEE_TIERS: readonly FeeTier[] = [
  BASE_TIER,
  { level: 1, volume: 50_000n, maker: 10n, taker: 5n },
  { level: 2, volume: 250_000n, maker: 20n, taker: 10n },
  { level: 3, volume: 1_000_000n, maker: 40n, taker: 20n },
  { level: 4, volume: 5_000_000n, maker: 60n, taker: 30n },
];

/** The tier of a volume in USDT's smallest unit, of which one USDT has `unit`. */
export const tierOf = (volume: bigint, unit: bigint): FeeTier =>
  FEE_TIERS.findLast((tier) => tier.volume * unit <= volume) ?? BASE_TIER;
