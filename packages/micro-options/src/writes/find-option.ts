import { decimal, type Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, type Difference } from '@bourse/safe-writes';
import type { Direction, OptionOrder } from '@bourse/contracts/micro-options';

/** The part of a submitted option that its row shows. */
export interface Submitted {
  readonly symbol: string;
  readonly direction: Direction;
  readonly seconds: number;
  readonly amount: Decimal;
  readonly currency: string;
}

/** Ids of options known before the request; `undefined` if the list was not loaded. */
export type KnownIds = readonly number[] | undefined;

/** `unknown`: the list was not known before, so any row may be the option. */
export type OptionFinding =
  | { readonly kind: 'found'; readonly option: OptionOrder }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

/** Looks up the option created by a submit: a new row with its pair, direction, duration and stake. */
export function findOption(known: KnownIds, wanted: Submitted, rows: readonly OptionOrder[]): OptionFinding {
  if (known === undefined) return { kind: 'unknown' };
  const newestKnown = Math.max(0, ...known);
  const option = rows.find(
    (row) =>
      row.id > newestKnown &&
      row.symbol === wanted.symbol &&
      row.direction === wanted.direction &&
      row.seconds === wanted.seconds &&
      row.amount === wanted.amount &&
      row.currency === wanted.currency,
  );
  return option ? { kind: 'found', option } : { kind: 'nothing' };
}

/** The stake and the duration of the new option of the pair and direction, compared with the confirmed ones. */
export function optionDifference(
  known: KnownIds,
  { symbol, direction, amount, currency, seconds }: Submitted,
  rows: readonly OptionOrder[],
): Difference | undefined {
  const likely = rows.filter((row) => row.symbol === symbol && row.direction === direction);
  const { amount: stake, seconds: duration } = createdRow(likely, known) ?? {};
  return (
    differenceOf(amount, stake, currency) ??
    differenceOf(decimal(seconds), duration === undefined ? undefined : decimal(duration), 's')
  );
}
