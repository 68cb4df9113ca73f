import { isZero, minus, sumIfKnown, times, ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { amountOf, costBasis, type CostBasisOptions, type Lot, type Sale } from './cost-basis';

/** What the fills of a pair have earned. Money in quote currency, fees included; `undefined` is not known. */
export interface PairProfit {
  readonly base: string;
  readonly quote: string;
  /** Oldest first. */
  readonly sales: readonly Sale[];
  readonly held: readonly Lot[];
  /** Amount of base currency that is held of the buys. */
  readonly holding: Decimal;
  /** Cost of the holding. */
  readonly cost: Decimal | undefined;
  /** Sum of the profits of all sales. */
  readonly realised: Decimal | undefined;
}

/** P/L of each pair, in the order of their newest fills. `fills`: of all pairs, newest first. */
export function pairProfits(fills: readonly CompletedOrder[], options: CostBasisOptions): readonly PairProfit[] {
  const byPair = Map.groupBy(fills, ({ base, quote }) => `${base}/${quote}`);
  return [...byPair.values()].flatMap((own) => {
    const [newest] = own;
    if (!newest) return [];
    const { base, quote } = newest;
    const { sales, held } = costBasis(own, options);
    return [
      {
        base,
        quote,
        sales,
        held,
        holding: amountOf(held),
        cost: sumIfKnown(held.map((lot) => lot.cost)),
        realised: sumIfKnown(sales.map(({ profit }) => profit)),
      },
    ];
  });
}

/** Unrealised P/L: holding × last price − cost, before the fee of a future sale; zero where nothing is held. */
export function unrealisedProfit(
  { holding, cost }: Pick<PairProfit, 'holding' | 'cost'>,
  last: Decimal | undefined,
): Decimal | undefined {
  if (isZero(holding)) return ZERO;
  return last === undefined || cost === undefined ? undefined : minus(times(holding, last), cost);
}
