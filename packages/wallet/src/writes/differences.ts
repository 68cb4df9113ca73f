import { absolute, isNegative, type Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, textDifference, type Difference } from '@bourse/safe-writes';
import { isSameAddress } from '../rules/address/resemblance';
import type { Account, AccountName, LogRow, TransferRow } from '@bourse/contracts/wallet';

/* What a transfer and a withdrawal have created, compared with what was confirmed. */

interface ConfirmedTransfer {
  readonly currency: string;
  readonly amount: Decimal;
  readonly from: Account;
  readonly to: Account;
}

interface ConfirmedWithdrawal {
  readonly currency: string;
  readonly address: string;
  readonly amount: Decimal;
  /** The amount without the fee. */
  readonly net: Decimal;
}

/** Between two accounts as one text of the contract, `legal change`. */
const DIRECTION_GAP = ' ';

const directionOf = (from: AccountName, to: AccountName): string =>
  'name' in from && 'name' in to ? `${from.name}${DIRECTION_GAP}${to.name}` : '';

/** The two accounts of a direction that a difference names. */
export const accountsOfDirection = (direction: string): readonly string[] => direction.split(DIRECTION_GAP);

/** A transfer: its amount, and its accounts where the history names both. A back end may know other directions than the one that was asked for. */
export function transferDifference(
  { currency, amount, from, to }: ConfirmedTransfer,
  newestId: number,
  rows: readonly TransferRow[],
): Difference | undefined {
  const created = createdRow(
    rows.filter((row) => row.currency === currency),
    [newestId],
  );
  if (created === undefined) return undefined;
  const direction = directionOf({ name: from }, { name: to });
  return (
    differenceOf(amount, created.amount, currency) ?? textDifference(direction, directionOf(created.from, created.to))
  );
}

/** A withdrawal: its amount, and its address where the log names it. */
export function withdrawalDifference(
  { amount, net, currency, address }: ConfirmedWithdrawal,
  newestId: number,
  rows: readonly LogRow[],
): Difference | undefined {
  const created = createdRow(
    rows.filter(({ value }) => isNegative(value)),
    [newestId],
  );
  if (created === undefined) return undefined;
  const value = absolute(created.value);
  // Some back ends log the amount without the fee.
  const figures = value === net ? undefined : differenceOf(amount, value, currency);
  return figures ?? (isSameAddress(address, created.address) ? undefined : textDifference(address, created.address));
}
