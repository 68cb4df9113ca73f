import type { LogRow } from '@bourse/contracts/wallet';

/** Which entries of the ledger are shown; empty texts mean all. */
export interface LedgerFilter {
  readonly currency: string;
  /** The server's explanation, as it came. */
  readonly kind: string;
  /** `YYYY-MM-DD` in the user's time zone, inclusive. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: LedgerFilter = { currency: '', kind: '', from: '', to: '' };

/** Does an entry match? `dayOf` gives the entry's day in the user's time zone. */
export function matches(row: LogRow, filter: LedgerFilter, dayOf: (time: number) => string): boolean {
  if (filter.currency !== '' && row.currency !== filter.currency) return false;
  if (filter.kind !== '' && row.info !== filter.kind) return false;
  if (filter.from === '' && filter.to === '') return true;
  if (row.time === undefined) return false;
  const day = dayOf(row.time);
  return (filter.from === '' || day >= filter.from) && (filter.to === '' || day <= filter.to);
}

/** The day of a moment in a time zone as `YYYY-MM-DD`. */
export function dayIn(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  return (time) => format.format(time);
}

/** Identifies an entry over pages: its id where sent, else everything that is known of it. */
export function entryKey({ id, account, currency, time, value, info }: LogRow): string {
  const owner = 'name' in account ? account.name : account.text;
  return id === undefined ? `${time ?? ''} ${owner} ${currency} ${value} ${info}` : `${id} ${owner} ${currency}`;
}
