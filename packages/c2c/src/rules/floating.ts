import type { Ad } from '@bourse/contracts/c2c';
import {
  compareKnown,
  isGreater,
  isLess,
  isPositive,
  larger,
  parseDecimal,
  percentOf,
  roundHalfUp,
  smaller,
  type Decimal,
} from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { C2C_DECIMALS } from './ad-amounts';

/** How the price of an ad follows the index. */
export interface FloatingTerms {
  /** Per cent of the index. */
  readonly percent: Decimal;
  /** The price stays between these, in CNY for one coin. */
  readonly least?: Decimal | undefined;
  readonly most?: Decimal | undefined;
}

/** Bounds of the per cent; `undefined` where the back end names none. */
export interface PercentBounds {
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
}

/** The input of {@link FloatingTerms}, as text. */
export interface FloatingDraft {
  readonly percent: string;
  readonly leastPrice: string;
  readonly mostPrice: string;
}

/**
 * CNY for one coin that follows the index: per cent of it, two decimals, within the bounds of the publisher. `undefined` without an index. A
 * preview: the exchange computes the price itself.
 */
export function floatingPrice(terms: FloatingTerms, reference: Decimal | undefined): Decimal | undefined {
  if (reference === undefined) return undefined;
  const followed = roundHalfUp(percentOf(reference, terms.percent), C2C_DECIMALS);
  const raised = terms.least ? larger(followed, terms.least) : followed;
  return terms.most ? smaller(raised, terms.most) : raised;
}

/** The terms of an input; `undefined` without a per cent above zero. */
export function floatingTerms({ percent, leastPrice, mostPrice }: FloatingDraft): FloatingTerms | undefined {
  const part = parseDecimal(percent);
  if (part === undefined || !isPositive(part)) return undefined;
  return { percent: part, least: parseDecimal(leastPrice), most: parseDecimal(mostPrice) };
}

const isPrice = (price: Decimal | undefined) => price === undefined || isPositive(price);

/** Codes of what is wrong with an input, by field. */
export function floatingProblems(draft: FloatingDraft, bounds: PercentBounds, reference: Decimal | undefined) {
  const terms = floatingTerms(draft);
  return {
    percent: percentCode(terms?.percent, bounds, reference),
    leastPrice: isPrice(terms?.least) ? undefined : 'publish.priceRequired',
    mostPrice: !isPrice(terms?.most)
      ? 'publish.priceRequired'
      : terms?.least && terms.most && isGreater(terms.least, terms.most)
        ? 'floating.boundsWrong'
        : undefined,
  };
}

/** The schema of the inputs of a price that follows the index alone. */
export const floatingSchemaOf = (bounds: PercentBounds, reference: Decimal | undefined) =>
  schemaOfRules({ percent: v.string(), leastPrice: v.string(), mostPrice: v.string() }, (draft) =>
    floatingProblems(draft, bounds, reference),
  );

function percentCode(percent: Decimal | undefined, { least, most }: PercentBounds, reference: Decimal | undefined) {
  if (percent === undefined) return 'floating.percentRequired';
  if (least && isLess(percent, least)) return 'floating.percentLow';
  if (most && isGreater(percent, most)) return 'floating.percentHigh';
  return reference === undefined ? 'floating.noIndex' : undefined;
}

/** Whether an ad follows the index as the terms say. */
export const hasTerms = ({ floating }: Pick<Ad, 'floating'>, { percent, least, most }: FloatingTerms): boolean =>
  floating !== undefined &&
  isSame(floating.percent, percent) &&
  isSame(floating.least, least) &&
  isSame(floating.most, most);

const isSame = (one: Decimal | undefined, other: Decimal | undefined) =>
  one === undefined || other === undefined ? one === other : compareKnown(one, other) === 0;
