import { sql } from 'kysely';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { refuse, type Refused } from '../../result';
import type { Decision, DecisionResult, DeskCase, DeskKind, DeskSettings, Verdict } from '../../core/decisions';
import { loadFrozenAccounts, writeFrozenAccounts, type FrozenAccounts } from './frozen-accounts';
import { writeLog } from './log';
import { hasCasesWithoutDeadline, loadCases, writeCases } from './store';
import type { LoggedAct, NewAct } from './types';

/** Pending cases and unwritten changes. */
interface Desk {
  readonly settings: DeskSettings;
  readonly kinds: ReadonlyMap<string, { product: Product; kind: DeskKind }>;
  readonly pending: Map<number, DeskCase>;
  /** Ids of the pending cases by kind and reference. */
  readonly ids: Map<string, number>;
  nextId: number;
  changed: Map<number, DeskCase>;
  /** Acts that are not written yet. */
  acts: LoggedAct[];
  readonly frozen: FrozenAccounts;
}

/** The sandbox's desk has one seat, without logins of its own. */
export const DESK_SEAT = 'desk';
/** The actor of decisions that no person takes. */
const AUTOMATIC = 'automatic desk';

/** The back office: staff decides cases, or the desk decides them automatically after a few seconds. */
export const desk: Product<Desk> = {
  name: 'desk',
  audit: {
    'a pending case of the desk is not unique': sql`
      select kind, reference from desk_cases where status = 'pending' group by kind, reference having count(*) > 1`,
  },

  async load({ db, products, published, desk: settings }) {
    const { pending, nextId } = await loadCases(db);
    const frozen = await loadFrozenAccounts(db);
    published.publishFrozen(frozen.ids());
    return {
      settings,
      kinds: kindsOf(products),
      pending: new Map(pending.map((one) => [one.id, one])),
      ids: new Map(pending.map((one) => [keyOf(one), one.id])),
      nextId,
      changed: new Map(),
      acts: [],
      frozen,
    };
  },

  // Cases that were opened while a person decided have no deadline.
  opening: async ({ db, desk: { automaticAfterMs } }) =>
    automaticAfterMs !== undefined && (await hasCasesWithoutDeadline(db, desk.name)) ? scheduleDecisions : undefined,

  writes(state) {
    const { acts } = state;
    const freezes = state.frozen.takeWrites();
    if (state.changed.size === 0 && acts.length === 0 && freezes.size === 0) return undefined;
    const frozen = state.frozen.ids();
    const changed = [...state.changed.values()];
    state.changed = new Map();
    state.acts = [];
    return {
      async write(transaction) {
        if (changed.length > 0) await writeCases(transaction, changed);
        if (acts.length > 0) await writeLog(transaction, acts);
        if (freezes.size > 0) await writeFrozenAccounts(transaction, freezes);
      },
      publish: (published) => published.publishFrozen(frozen),
    };
  },

  due(context, state, { key }) {
    if (state.settings.automaticAfterMs === undefined) return;
    const found = state.pending.get(Number(key));
    // The case of a frozen account waits for a person, or for the end of the freeze.
    if (!found || state.frozen.has(found.userId)) return;
    const verdict = state.kinds.get(found.kind)?.kind.automatic ?? 'approve';
    if (verdict === 'never') return;
    const result = decideCase(context, { id: found.id, verdict, note: '', fields: {}, actor: AUTOMATIC });
    // A refused approval would be tried for ever; the opposite verdict ends the case.
    if (!result.ok && verdict === 'approve') {
      decideCase(context, { id: found.id, verdict: 'reject', note: result.reason, fields: {}, actor: AUTOMATIC });
    }
  },
};

/** Opens a case in the command that needs a decision. */
export function openCase(
  context: Context,
  opened: Pick<DeskCase, 'kind' | 'reference' | 'userId' | 'details'>,
): DeskCase {
  const state = context.of(desk);
  if (!state.kinds.has(opened.kind)) throw new Error(`no product registers decisions of the kind ${opened.kind}`);
  const id = state.nextId;
  state.nextId += 1;
  const created: DeskCase = {
    ...opened,
    id,
    openedAt: context.now,
    status: 'pending',
    decidedAt: undefined,
    note: '',
  };
  state.pending.set(id, created);
  state.ids.set(keyOf(created), id);
  state.changed.set(id, created);
  const { automaticAfterMs } = state.settings;
  if (automaticAfterMs !== undefined && isAutomatic(state, created))
    context.schedule(desk, String(id), context.now + automaticAfterMs);
  return created;
}

/** Does a pending case of a user show one of the user's pictures? */
export function isShownByCase(context: Context, userId: number, upload: string): boolean {
  const { pending } = context.of(desk);
  return [...pending.values()].some(
    (one) => one.userId === userId && Object.values(one.details).some((value) => value.endsWith(`/${upload}`)),
  );
}

/** Lets the automatic desk decide the pending cases that have no deadline. */
export function scheduleDecisions(context: Context): { ok: true } {
  const state = context.of(desk);
  const { automaticAfterMs } = state.settings;
  if (automaticAfterMs === undefined) return { ok: true };
  for (const [id, one] of state.pending) {
    if (isAutomatic(state, one) && !context.isScheduled(desk, String(id)))
      context.schedule(desk, String(id), context.now + automaticAfterMs);
  }
  return { ok: true };
}

/** Closes a pending case without a decision, such as that of a withdrawal that its user cancels. */
export function withdrawCase(context: Context, kind: string, reference: number): void {
  const state = context.of(desk);
  const one = state.pending.get(state.ids.get(keyOf({ kind, reference })) ?? 0);
  if (one) close(context, state, one, 'withdrawn', '');
}

/** The command of the staff: decides a pending case and carries the decision out in its product. */
export function decideCase(
  context: Context,
  { id, actor = DESK_SEAT, ...decision }: Decision & { id: number; actor?: string },
): DecisionResult | Refused<'case_not_pending'> {
  const state = context.of(desk);
  const found = state.pending.get(id);
  const registered = found && state.kinds.get(found.kind);
  if (!registered) return refuse('case_not_pending');
  const result = registered.kind.decide(context, context.of(registered.product), found, decision);
  if (!result.ok) return result;
  const { verdict, note } = decision;
  close(context, state, found, STATUS[verdict], note);
  logAct(context, { actor, act: 'decision', caseId: id, userId: found.userId, verdict, note });
  return result;
}

/** The command of the staff: writes a message to the users of a pending case. */
export function messageOfCase(context: Context, id: number, text: string): DecisionResult {
  const { kinds, pending } = context.of(desk);
  const found = pending.get(id);
  const registered = found && kinds.get(found.kind);
  if (!registered) return refuse('case_not_pending');
  if (!registered.kind.message) return refuse('no_messages');
  const result = registered.kind.message(context, context.of(registered.product), found, text);
  if (result.ok) logAct(context, { actor: DESK_SEAT, act: 'message', caseId: id, userId: found.userId, note: text });
  return result;
}

/** Is the account frozen? */
export const isFrozen = (context: Context, userId: number): boolean => context.of(desk).frozen.has(userId);

/** Logs an act of the desk; the entry is written in the transaction of the command. */
export function logAct(context: Context, act: NewAct): void {
  const entry = { caseId: undefined, userId: undefined, verdict: undefined, note: '', documents: '' };
  context.of(desk).acts.push({ ...entry, ...act, at: context.now });
}

const isAutomatic = ({ kinds, frozen }: Desk, { kind, userId }: DeskCase) =>
  kinds.get(kind)?.kind.automatic !== 'never' && !frozen.has(userId);

const keyOf = ({ kind, reference }: Pick<DeskCase, 'kind' | 'reference'>) => `${kind} ${reference}`;

const STATUS: Readonly<Record<Verdict, DeskCase['status']>> = { approve: 'approved', reject: 'rejected' };

function close(context: Context, state: Desk, found: DeskCase, status: DeskCase['status'], note: string): void {
  state.pending.delete(found.id);
  state.ids.delete(keyOf(found));
  state.changed.set(found.id, { ...found, status, note, decidedAt: context.now });
  context.cancel(desk, String(found.id));
}

function kindsOf(products: readonly Product[]): Desk['kinds'] {
  const kinds = new Map<string, { product: Product; kind: DeskKind }>();
  for (const product of products) {
    for (const [name, kind] of Object.entries(product.desk ?? {})) {
      if (kinds.has(name)) throw new Error(`two products register decisions of the kind ${name}`);
      kinds.set(name, { product, kind });
    }
  }
  return kinds;
}
