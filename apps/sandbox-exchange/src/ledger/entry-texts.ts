import { SERVER_TEXTS, type LedgerText } from '@bourse/i18n/server-texts';
import type { CoreEntryKind } from './types';

/** How the change of an available balance is explained to its user, by direction and by what the amount was before. */
export interface EntryTexts {
  readonly credit: LedgerText;
  readonly debit: LedgerText;
  /** A credit from a hold of the same account. */
  readonly released?: LedgerText;
  /** A debit into a hold whose amount has been paid out since. */
  readonly paidOut?: LedgerText;
}

/** The cause of entries of one kind. One text explains both directions. */
export type EntryCause = LedgerText | EntryTexts;

/** The kinds of entries of a product, each with its cause. */
export type EntryCauses = Readonly<Record<string, EntryCause>>;

/** Causes of the entries that the core posts. */
export const CORE_ENTRIES = {
  deposit: SERVER_TEXTS.ledgerDeposit,
  transfer: { credit: SERVER_TEXTS.ledgerTransferIn, debit: SERVER_TEXTS.ledgerTransferOut },
  funding: SERVER_TEXTS.ledgerGrant,
  carried: SERVER_TEXTS.ledgerCarried,
} as const satisfies Record<CoreEntryKind, EntryCause>;

/** An entry of the ledger, to be explained by the product that posted it. */
export interface ExplainedEntry {
  readonly id: number;
  readonly kind: string;
  readonly reference: number;
}

/** The part of an explanation that comes from the object of the entry. */
export interface Explanation {
  /** The amount went into a hold that has been paid out since. */
  readonly isPaidOut?: boolean;
  /** The entry is a trade: its texts are those of the base currency, and the quote currency moves the other way. */
  readonly baseId?: number;
}

/** A change of an available balance. */
export interface ExplainedChange {
  readonly isCredit: boolean;
  /** A hold of the same account ended with it. */
  readonly isReleased: boolean;
  /** The amount went into a hold that has been paid out since. */
  readonly isPaidOut: boolean;
}

/** The text that explains a change. */
export function entryText(cause: EntryCause, { isCredit, isReleased, isPaidOut }: ExplainedChange): LedgerText {
  if (typeof cause === 'string') return cause;
  const { credit, debit, released, paidOut = debit } = cause;
  if (isReleased && released !== undefined) return released;
  if (isCredit) return credit;
  return isPaidOut ? paidOut : debit;
}
