import { compare, minus, plus, ZERO, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/micro-options';
import { lossOf, winOf } from './outcome';

interface OpenOption {
  symbol: string;
  direction: Direction;
  amount: Decimal;
  profitRatio: Decimal;
  /** Per cent of the stake that a loss costs; the whole stake where it is not known. */
  lossRatio?: Decimal | undefined;
  currency: string;
  openPrice: Decimal;
}

export interface Exposure {
  currency: string;
  /** P/L in the best and in the worst case, without fees. */
  best: Decimal;
  worst: Decimal;
}

/**
 * Best and worst P/L of open options by currency. Options on one pair that expire together share one price, so an up and a
 * down option cannot both win unless the price ends between their open prices; the figures take every possible price of a
 * pair into account. Different pairs and expiries are independent.
 *
 * @param groups open options that share pair and expiry
 */
export function exposureOf(groups: readonly (readonly OpenOption[])[]): Exposure[] {
  const byCurrency = new Map<string, Exposure>();
  for (const group of groups) {
    for (const currency of new Set(group.map((option) => option.currency))) {
      const profits = possibleProfits(group.filter((option) => option.currency === currency));
      const before = byCurrency.get(currency) ?? { currency, best: ZERO, worst: ZERO };
      byCurrency.set(currency, {
        currency,
        best: plus(
          before.best,
          profits.reduce((a, b) => (compare(a, b) >= 0 ? a : b)),
        ),
        worst: plus(
          before.worst,
          profits.reduce((a, b) => (compare(a, b) <= 0 ? a : b)),
        ),
      });
    }
  }
  return [...byCurrency.values()];
}

/** P/L of options on one pair at every kind of price: at each open price, between two of them, below and above all. */
function possibleProfits(options: readonly OpenOption[]): Decimal[] {
  const prices = [...new Set(options.map(({ openPrice }) => openPrice))].toSorted(compare);
  const profits: Decimal[] = [];
  for (let index = 0; index <= prices.length; index += 1) {
    // Between prices[index - 1] and prices[index].
    profits.push(total(options, ({ openPrice }) => (position(prices, openPrice) < index ? 'above' : 'below')));
    const at = prices[index];
    if (at !== undefined) profits.push(total(options, ({ openPrice }) => placeOf(compare(at, openPrice))));
  }
  return profits;
}

type Place = 'above' | 'below' | 'equal';

const position = (prices: readonly Decimal[], price: Decimal) => prices.indexOf(price);
const placeOf = (side: number): Place => (side === 0 ? 'equal' : side > 0 ? 'above' : 'below');

function total(options: readonly OpenOption[], place: (option: OpenOption) => Place): Decimal {
  return options.reduce((sum, option) => {
    const at = place(option);
    if (at === 'equal') return sum;
    const isWin = (at === 'above') === (option.direction === 'up');
    return isWin
      ? plus(sum, winOf(option.amount, option.profitRatio))
      : minus(sum, lossOf(option.amount, option.lossRatio));
  }, ZERO);
}
