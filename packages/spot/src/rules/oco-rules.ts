import { isGreater, isLess, isMultipleOf, isPositive, times, type Decimal } from '@bourse/decimal';
import type { Side } from '@bourse/contracts/market';

/** The typed OCO: a limit order and a stop order for one amount, of which one cancels the other. */
export interface OcoDraft {
  readonly amount: Decimal | undefined;
  /** Limit price of the order that waits in the book. */
  readonly price: Decimal | undefined;
  /** Trigger price of the stop order. */
  readonly stop: Decimal | undefined;
  /** Limit price of the stop order once it is triggered; a sale may leave it out and trades at the market. */
  readonly stopLimit: Decimal | undefined;
}

export const EMPTY_OCO: OcoDraft = { amount: undefined, price: undefined, stop: undefined, stopLimit: undefined };

export interface OcoInput {
  readonly side: Side;
  readonly draft: OcoDraft;
  /** `undefined`: not known, and no price is compared with it. */
  readonly last: Decimal | undefined;
  readonly available: Decimal | undefined;
  readonly priceStep?: Decimal | undefined;
  readonly amountStep?: Decimal | undefined;
}

export type OcoProblem =
  | 'oco.missing'
  | 'oco.mustBeAbove'
  | 'oco.mustBeBelow'
  | 'form.priceStep'
  | 'form.amountStep'
  | 'form.insufficient';

type OcoField = keyof OcoDraft;

/** A price that is missing, between two steps, or on the wrong side of the last price. */
function priceProblem(
  price: Decimal | undefined,
  isAbove: boolean | undefined,
  { last, priceStep }: OcoInput,
): OcoProblem | undefined {
  if (price === undefined || !isPositive(price)) return 'oco.missing';
  if (isAbove !== undefined && last !== undefined && (isAbove ? !isGreater(price, last) : !isLess(price, last))) {
    return isAbove ? 'oco.mustBeAbove' : 'oco.mustBeBelow';
  }
  return priceStep !== undefined && !isMultipleOf(price, priceStep) ? 'form.priceStep' : undefined;
}

function amountProblem({ side, draft, available, amountStep }: OcoInput): OcoProblem | undefined {
  const { amount } = draft;
  if (amount === undefined || !isPositive(amount)) return 'oco.missing';
  if (amountStep !== undefined && !isMultipleOf(amount, amountStep)) return 'form.amountStep';
  if (available === undefined) return undefined;
  // Both orders share one hold: that of the dearer one.
  const dearest = [draft.price, draft.stopLimit].reduce((most, price) =>
    most === undefined || (price !== undefined && isGreater(price, most)) ? price : most,
  );
  const cost = side === 'sell' ? amount : dearest && times(amount, dearest);
  return cost !== undefined && isGreater(cost, available) ? 'form.insufficient' : undefined;
}

/**
 * The problems of an OCO, in the order of the fields. A sale has its limit price above the last price and its stop price below it, a buy the
 * other way round.
 */
export function ocoProblems(input: OcoInput): readonly { readonly field: OcoField; readonly code: OcoProblem }[] {
  const { side, draft } = input;
  const isSale = side === 'sell';
  const needsStopLimit = !isSale || draft.stopLimit !== undefined;
  const problems = {
    price: priceProblem(draft.price, isSale, input),
    stop: priceProblem(draft.stop, !isSale, input),
    stopLimit: needsStopLimit ? priceProblem(draft.stopLimit, undefined, input) : undefined,
    amount: amountProblem(input),
  };
  return (['price', 'stop', 'stopLimit', 'amount'] as const).flatMap((field) => {
    const code = problems[field];
    return code === undefined ? [] : [{ field, code }];
  });
}
