import type { DeskCase, Verdict } from '../../core/decisions';

/** Cases to list; all of them where a field is left out. */
export interface CaseFilter {
  readonly status?: DeskCase['status'] | undefined;
  readonly kind?: string | undefined;
  readonly userId?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** What the desk does. */
export type Act = 'decision' | 'documents read' | 'documents removed' | 'freeze' | 'message' | 'mode' | 'unfreeze';

/** An act of the desk, as its log keeps it. */
export interface LoggedAct {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The seat that has acted. */
  readonly actor: string;
  readonly act: Act;
  readonly caseId: number | undefined;
  readonly userId: number | undefined;
  readonly verdict: Verdict | undefined;
  readonly note: string;
  /** What was read or removed; empty: the act is about no documents. */
  readonly documents: string;
}

/** The fields that an act has; the others are empty. */
export type NewAct = Pick<LoggedAct, 'actor' | 'act'> & Partial<Omit<LoggedAct, 'at'>>;
