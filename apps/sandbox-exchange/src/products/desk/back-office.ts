import type { CaseDocuments, Decision, DecisionResult, DeskCase, DeskKind, DeskSettings } from '../../core/decisions';
import { Tries } from '../../accounts/limits';
import type { Exchange } from '../../exchange-interface';
import { refuse, type Done, type Refused, type Unavailable } from '../../result';
import { freezeAccount, unfreezeAccount, type FreezeResult } from './freeze';
import { frozenAccountsOf, type FrozenAccount } from './frozen-accounts';
import { loggedActs, readsOf } from './log';
import { deskCase, deskCases } from './queries';
import { decideCase, DESK_SEAT, logAct, messageOfCase, scheduleDecisions } from './product';
import type { CaseFilter, LoggedAct } from './types';

/** Messages of the desk in a minute, over all cases. */
export const MESSAGE_LIMIT = { tries: 20, window: 60_000 } as const;

/** Documents of a case, and the latest reads of them, this one included. */
type ReadDocuments = CaseDocuments & { readonly reads: readonly { readonly reader: string; readonly at: number }[] };

/** The back office of an exchange: its cases and decisions. Each act is logged in the transaction that carries it out. */
export interface BackOffice {
  /** One page: pending cases oldest first, all others newest first. */
  cases(filter?: CaseFilter): Promise<DeskCase[]>;
  case(id: number): Promise<DeskCase | undefined>;
  /** Headings and inputs, by kind. */
  kinds(): Readonly<Record<string, DeskKind>>;
  decide(decision: Decision & { id: number }): Promise<DecisionResult | Unavailable>;
  /** Writes a message to the users of a pending case; once, however often a message of this key is sent. */
  message(id: number, message: { readonly key: string; readonly text: string }): Promise<DecisionResult | Unavailable>;
  /** Answers after the read is logged. */
  readDocuments(id: number): Promise<Done<{ documents: ReadDocuments }> | Refused<string>>;
  removeDocuments(id: number): Promise<DecisionResult | Unavailable>;
  /** A frozen account reads, cancels and closes only; see `http/frozen-calls`. */
  freeze(freeze: { readonly userId: number; readonly reason: string }): Promise<FreezeResult | Unavailable>;
  unfreeze(end: { readonly userId: number; readonly reason: string }): Promise<FreezeResult | Unavailable>;
  frozen(): Promise<FrozenAccount[]>;
  /** One page of the acts of the desk, newest first. */
  log(page: number): Promise<(LoggedAct & { id: number })[]>;
  /** May be changed while the exchange runs; for cases that are opened from then on. */
  settings: DeskSettings;
  /** Changes after how long the desk decides by itself, also for cases that are pending; `undefined`: a person decides. */
  decideAfter(milliseconds: number | undefined): Promise<Done | Unavailable>;
}

export function deskOf(exchange: Exchange): BackOffice {
  const { db, decisions, products } = exchange;
  const kinds = () => Object.fromEntries(products.flatMap((product) => Object.entries(product.desk ?? {})));
  const documentsOf = async (id: number) => {
    const found = await deskCase(db, id);
    const access = found && kinds()[found.kind]?.documents;
    return access && { found, access, about: { caseId: id, userId: found.userId, documents: access.name(found) } };
  };
  return {
    cases: (filter) => deskCases(db, filter),
    case: (id) => deskCase(db, id),
    kinds,
    decide: (decision) => exchange.run((context) => decideCase(context, decision)),
    async message(id, { key, text }) {
      const found = await deskCase(db, id);
      if (!found) return refuse('case_not_pending');
      const request = { userId: found.userId, action: 'desk message', clientId: key, fields: { id, text } };
      const lockedUntil = await new Tries(db).count('desk message', MESSAGE_LIMIT, exchange.now());
      if (lockedUntil !== undefined) return refuse('too_many_messages');
      return exchange.run((context) => messageOfCase(context, id, text), request);
    },
    async readDocuments(id) {
      const of = await documentsOf(id);
      if (!of) return refuse('The case has no documents.');
      const documents = await of.access.read(exchange, of.found);
      if (!documents) return refuse('The documents were deleted.');
      const logged = await exchange.run((context) => {
        logAct(context, { actor: DESK_SEAT, act: 'documents read', ...of.about });
        return { ok: true };
      });
      if (!logged.ok) return logged;
      return { ok: true, documents: { ...documents, reads: await readsOf(db, of.about.documents) } };
    },
    async removeDocuments(id) {
      const of = await documentsOf(id);
      if (!of) return refuse('The case has no documents.');
      return exchange.run((context) => {
        const result = of.access.remove(context, of.found);
        if (result.ok) logAct(context, { actor: DESK_SEAT, act: 'documents removed', ...of.about });
        return result;
      });
    },
    freeze: (freeze) => exchange.run((context) => freezeAccount(context, freeze)),
    unfreeze: (end) => exchange.run((context) => unfreezeAccount(context, end)),
    frozen: () => frozenAccountsOf(db),
    log: (page) => loggedActs(db, page),
    settings: decisions,
    async decideAfter(automaticAfterMs) {
      const before = decisions.automaticAfterMs;
      decisions.automaticAfterMs = automaticAfterMs;
      const result = await exchange.run((context) => {
        const note = automaticAfterMs === undefined ? 'manual' : `automatic after ${automaticAfterMs / 1000} s`;
        logAct(context, { actor: DESK_SEAT, act: 'mode', note });
        return scheduleDecisions(context);
      });
      // A mode that is not in the log does not count.
      if (!result.ok) decisions.automaticAfterMs = before;
      return result;
    },
  };
}
