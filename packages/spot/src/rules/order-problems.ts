import { isGreater, isLess, isMultipleOf, isPositive, times, type Decimal } from '@bourse/decimal';
import type { Side } from '@bourse/contracts/market';
import type { ExitKind } from '@bourse/trading';
import { limitTypeOf } from './limit-types';
import { EXIT_PROBLEMS, exitProblems } from './order-exits';
import type { OrderInput, OrderSummary } from './order-rules';

/* The problems of the spot order form (trading side, section 5). They are message keys, not texts. */

type ProblemCode =
  | 'lay.inprice'
  | 'lay.innumber'
  | 'lay.outprice'
  | 'lay.outnumber'
  | 'form.noBestPrice'
  | 'form.priceStep'
  | 'form.triggerMissing'
  | 'form.amountStep'
  | 'form.minAmount'
  | 'form.minTotal'
  | 'form.insufficient'
  | (typeof EXIT_PROBLEMS)[number];

export interface Problem {
  readonly field: 'trigger' | 'price' | 'amount' | ExitKind;
  readonly code: ProblemCode;
}

/** What can be wrong with a field of an order of a side. Without a price of the book no field is typed wrongly. */
export const problemCodes = (side: Side): Readonly<Record<Problem['field'], readonly ProblemCode[]>> => ({
  takeProfit: EXIT_PROBLEMS,
  stopLoss: EXIT_PROBLEMS,
  trigger: ['form.triggerMissing', 'form.priceStep'],
  price: [side === 'buy' ? 'lay.inprice' : 'lay.outprice', 'form.priceStep'],
  amount: [
    side === 'buy' ? 'lay.innumber' : 'lay.outnumber',
    'form.amountStep',
    'form.minAmount',
    'form.minTotal',
    'form.insufficient',
  ],
});

/**
 * The problems of the order (section 5), in the order of the fields; empty for a valid order. The balance is checked
 * against the exact product, not the rounded total; an unknown balance is left to the exchange.
 */
export function findProblems(
  input: OrderInput,
  { price, amount }: Pick<OrderSummary, 'price' | 'amount'>,
): readonly Problem[] {
  const ofTrigger = triggerProblem(input);
  const ofPrice = priceProblem(input, price);
  const ofAmount = amountProblem(input, price, amount);
  return [
    ...(ofTrigger ? [{ field: 'trigger', code: ofTrigger } as const] : []),
    ...(ofPrice ? [{ field: 'price', code: ofPrice } as const] : []),
    ...(ofAmount ? [{ field: 'amount', code: ofAmount } as const] : []),
    ...exitProblems(input),
  ];
}

function triggerProblem(input: OrderInput): ProblemCode | undefined {
  if (limitTypeOf(input) !== 'stop_limit') return undefined;
  const { priceStep } = input;
  const { trigger } = input.draft;
  if (trigger === undefined || !isPositive(trigger)) return 'form.triggerMissing';
  return priceStep !== undefined && !isMultipleOf(trigger, priceStep) ? 'form.priceStep' : undefined;
}

function priceProblem({ side, mode, priceStep }: OrderInput, price: Decimal | undefined): ProblemCode | undefined {
  if (price === undefined) {
    if (mode === 'market') return 'form.noBestPrice';
    return side === 'buy' ? 'lay.inprice' : 'lay.outprice';
  }
  const isBetweenSteps = mode === 'limit' && priceStep !== undefined && !isMultipleOf(price, priceStep);
  return isBetweenSteps ? 'form.priceStep' : undefined;
}

function amountProblem(
  { side, available, amountStep, minAmount, minTotal }: OrderInput,
  price: Decimal | undefined,
  amount: Decimal | undefined,
): ProblemCode | undefined {
  if (amount === undefined || !isPositive(amount)) return side === 'buy' ? 'lay.innumber' : 'lay.outnumber';
  if (amountStep !== undefined && !isMultipleOf(amount, amountStep)) return 'form.amountStep';
  if (minAmount !== undefined && isLess(amount, minAmount)) return 'form.minAmount';
  if (price === undefined) return undefined;
  const total = times(price, amount);
  const cost = side === 'buy' ? total : amount;
  if (available !== undefined && isGreater(cost, available)) return 'form.insufficient';
  return minTotal !== undefined && isLess(total, minTotal) ? 'form.minTotal' : undefined;
}

/** Problems that only the exchange knows for certain: the balance here may be old, and the step is learned from a refusal. */
const LEFT_TO_EXCHANGE: ReadonlySet<ProblemCode> = new Set(['form.amountStep', 'form.insufficient']);

/**
 * The problems that keep an order from being sent. A sale is a way out of a holding: what the client may be wrong about is shown at the
 * field and left to the exchange, whose refusal costs nothing.
 */
export function blockingProblems(side: Side, problems: readonly Problem[]): readonly Problem[] {
  return side === 'buy' ? problems : problems.filter(({ code }) => !LEFT_TO_EXCHANGE.has(code));
}
