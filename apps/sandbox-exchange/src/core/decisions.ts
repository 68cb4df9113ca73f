import type { Kysely } from 'kysely';
import type { Done, Refused } from '../result';
import type { Database } from '../store/database';
import type { Settings } from '../store/types';
import type { Context } from './context';

export type Verdict = 'approve' | 'reject';

/** A pending decision of the exchange's staff, such as a withdrawal. */
export interface DeskCase {
  readonly id: number;
  /** A kind that a product registers, such as `withdrawal`. */
  readonly kind: string;
  /** Id in the product; unique in its kind. */
  readonly reference: number;
  readonly userId: number;
  /** Displayed details by label: `{ Amount: '12 USDT', Network: 'TRC20' }`. */
  readonly details: Readonly<Record<string, string>>;
  readonly openedAt: number;
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  readonly decidedAt: number | undefined;
  readonly note: string;
}

export interface Decision {
  readonly verdict: Verdict;
  /** Text for the user, such as the reason of a rejection. */
  readonly note: string;
  /** Values that the staff entered with the decision, by field name: the received amount of a deposit proof. */
  readonly fields: Readonly<Record<string, string>>;
}

export type DecisionResult = Done | Refused<string>;

/** Decrypted documents of a case. */
export interface CaseDocuments {
  /** By label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, { readonly type: string; readonly bytes: Buffer }>>;
}

/** The database and the settings with which the documents of a case are read. */
export interface CaseServices {
  readonly db: Kysely<Database>;
  readonly settings: Settings;
}

/** Documents that a product keeps for the desk. The desk shows them on request only, after the read is logged. */
export interface DocumentAccess {
  /** What is read, for the log: `identity of user 7`. Several cases may have the same documents. */
  name(deskCase: DeskCase): string;
  read(services: CaseServices, deskCase: DeskCase): Promise<CaseDocuments | undefined>;
  remove(context: Context, deskCase: DeskCase): DecisionResult;
}

/** A kind of decision; a product registers it in `Product.desk` by its name. */
export interface DeskKind<State = unknown> {
  /** Heading on the page: `Withdrawals`. */
  readonly title: string;
  /** Inputs beside the verdict, by name. Without a person, fields are empty: take the values of the request then. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The automatic verdict; `approve` if left out. `never`: the desk leaves it to a person in both modes. */
  readonly automatic?: Verdict | 'never';
  /** Words of the two buttons; `Approve` and `Reject` if left out. */
  readonly verdicts?: Readonly<Record<Verdict, string>>;
  readonly documents?: DocumentAccess;
  /** Writes a message to the users of a pending case; it is written in the transaction of the command. */
  message?(context: Context, state: State, deskCase: DeskCase, text: string): DecisionResult;
  /** Executes the decision; a refusal leaves the case pending. Runs in the command that closes the case. */
  decide(context: Context, state: State, deskCase: DeskCase, decision: Decision): DecisionResult;
}

/** How the desk decides. */
export interface DeskSettings {
  /** Milliseconds after which the desk decides automatically; `undefined`: it waits for a person. */
  automaticAfterMs: number | undefined;
  /** Milliseconds from the approval of a recovery until the second factor ends; left out: three days. */
  readonly recoveryWaitMs?: number | undefined;
}
