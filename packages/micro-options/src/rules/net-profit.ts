import { negate, sumIfKnown, type Decimal } from '@bourse/decimal';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { lossOf, profitAt, winOf } from './outcome';

type Known = Decimal | undefined;

/** A P/L after the fee: profit − fee; `undefined` if one of them is not known. */
const afterFee = (profit: Known, fee: Known): Known => sumIfKnown([profit, fee && negate(fee)]);

/** P/L of a settled option after its fee; `undefined` if one of them is not known. */
export const netProfit = ({ profit, fee }: Pick<OptionOrder, 'profit' | 'fee'>): Known => afterFee(profit, fee);

/** P/L of an option after its fee if it were settled at a price. A draw costs the fee. */
export const netProfitAt = (option: Parameters<typeof profitAt>[0] & { fee?: Known }, price: Decimal): Known =>
  afterFee(profitAt(option, price), option.fee);

interface Terms {
  /** The stake. */
  readonly amount: Decimal;
  /** Per cent of the stake. */
  readonly profitRatio: Decimal;
  /** Per cent of the stake; the whole stake where it is not known. */
  readonly lossRatio?: Known;
  readonly fee?: Known;
}

/** What a win and a loss change the balance by, fee included; `undefined` without the fee. A loss is below zero. */
export const netResults = ({ amount, profitRatio, lossRatio, fee }: Terms) => ({
  win: afterFee(winOf(amount, profitRatio), fee),
  loss: afterFee(negate(lossOf(amount, lossRatio)), fee),
});
