import type { Charge } from '@bourse/feature-kit';
import { isNegative } from '@bourse/decimal';
import type { LogRow } from '@bourse/contracts/wallet';

/** The exchange returns the money of a withdrawal in one of these states, with its fee. */
const RETURNED: readonly LogRow['state'][] = ['failed', 'rejected'];

/** The fees of the withdrawals in the ledger: entries that take money and have a state or an address. */
export function withdrawalCharges(rows: readonly LogRow[]): readonly Charge[] {
  return rows
    .filter(({ value, state, address }) => isNegative(value) && (state !== undefined || address !== ''))
    .filter(({ state }) => !RETURNED.includes(state))
    .map(({ time, fee, currency }) => ({ time, amount: fee, currency }));
}
