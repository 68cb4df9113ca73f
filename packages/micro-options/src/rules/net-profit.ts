import { negate, sumIfKnown, type Decimal } from '@bourse/decimal';
import type { OptionOrder } from '@bourse/contracts/micro-options';

/** P/L of a settled option after its fee: profit − fee; `undefined` if one of them is not known. */
export function netProfit({ profit, fee }: Pick<OptionOrder, 'profit' | 'fee'>): Decimal | undefined {
  return sumIfKnown([profit, fee && negate(fee)]);
}
