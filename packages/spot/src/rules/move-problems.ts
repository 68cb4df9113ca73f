import { isPositive, type Decimal } from '@bourse/decimal';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { MoveInput } from '@bourse/trading';
import { blockingProblems, findProblems, type Problem } from './order-problems';
import { AMOUNT_PLACES, SLIDER_PLACES, type OrderInput } from './order-rules';

interface MoveLimits extends Pick<OrderInput, 'priceStep' | 'amountStep' | 'minAmount' | 'minTotal'> {
  /** With what the order holds; `undefined`: not known. */
  readonly available: Decimal | undefined;
  /** The back end edits an order in one step: what it refuses leaves the order as it was. */
  readonly amends: boolean;
}

type Edited = Pick<OpenOrder, 'side' | 'remaining' | 'ocoId'>;

/** The amount that is left to fill after an edit. That of an order of an OCO is the amount of both orders, and stays. */
export const editedAmount = ({ ocoId, remaining }: Edited, { amount }: MoveInput): Decimal | undefined =>
  ocoId === undefined ? amount : remaining;

/**
 * Why an open order cannot get a price and an amount. An amount that stays is judged by its cost alone: what is left of a partly filled
 * order may be below the least amount. An order that is cancelled and placed again is judged in full, since a refusal would end it.
 */
export function moveProblems(
  order: Edited,
  entered: MoveInput,
  { amends, priceStep, available, ...ofAmounts }: MoveLimits,
): { readonly price: Problem | undefined; readonly amount: Problem | undefined } {
  const amount = editedAmount(order, entered);
  const price = entered.price !== undefined && isPositive(entered.price) ? entered.price : undefined;
  const input: OrderInput = {
    priceStep,
    available,
    ...(amount !== order.remaining && ofAmounts),
    side: order.side,
    mode: 'limit',
    draft: { price, quantity: { by: 'amount', amount } },
    best: undefined,
    amountPlaces: AMOUNT_PLACES,
    sliderPlaces: SLIDER_PLACES,
    takerFee: undefined,
  };
  const all = findProblems(input, { price, amount });
  const blocking = amends ? blockingProblems(order.side, all) : all;
  return {
    price: blocking.find(({ field }) => field === 'price'),
    amount: blocking.find(({ field }) => field === 'amount'),
  };
}
