import type { Decision, DecisionResult, DeskCase, DeskKind, DeskSettings } from '../../core/decisions';
import type { Exchange } from '../../exchange-interface';
import type { Unavailable } from '../../result';
import { deskCase, deskCases } from './queries';
import { decideCase, scheduleDecisions } from './product';
import type { CaseFilter } from './types';

/** The back office of an exchange: its cases and decisions. */
export interface BackOffice {
  /** One page: pending cases oldest first, all others newest first. */
  cases(filter?: CaseFilter): Promise<DeskCase[]>;
  case(id: number): Promise<DeskCase | undefined>;
  /** Headings and inputs, by kind. */
  kinds(): Readonly<Record<string, DeskKind>>;
  decide(decision: Decision & { id: number }): Promise<DecisionResult | Unavailable>;
  /** May be changed while the exchange runs; for cases that are opened from then on. */
  settings: DeskSettings;
  /** Changes after how long the desk decides by itself, also for cases that are pending; `undefined`: a person decides. */
  decideAfter(milliseconds: number | undefined): Promise<void>;
}

export function deskOf(exchange: Exchange): BackOffice {
  const { db, decisions, products } = exchange;
  return {
    cases: (filter) => deskCases(db, filter),
    case: (id) => deskCase(db, id),
    kinds: () => Object.fromEntries(products.flatMap((product) => Object.entries(product.desk ?? {}))),
    decide: (decision) => exchange.run((context) => decideCase(context, decision)),
    settings: decisions,
    async decideAfter(automaticAfterMs) {
      decisions.automaticAfterMs = automaticAfterMs;
      await exchange.run(scheduleDecisions);
    },
  };
}
