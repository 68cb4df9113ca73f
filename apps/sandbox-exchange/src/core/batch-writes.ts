import { writeLedger } from '../ledger/ledger-store';
import type { Store } from '../store/store';
import type { State } from './state';
import { writeMarks } from './marks';
import type { Changes } from './product';
import { writeRequests } from './requests';
import { writeSchedule } from './schedule';

/** Changes of the working state that one transaction writes. */
export interface BatchWrites {
  readonly isEmpty: boolean;
  /** Number of ledger entries. */
  readonly entries: number;
  /** Changes of the products, which are published after the commit. */
  readonly changes: readonly Changes[];
  /** Commits. The log is on the disk only after `store.flush`. */
  readonly commit: (store: Store) => Promise<void>;
}

/** The changes since the last call. */
export function takeWrites(state: State): BatchWrites {
  const ledger = state.ledger.takeWrites();
  const requests = state.requests.takeWrites();
  const deadlines = state.schedule.takeWrites();
  const marks = state.marks.takeWrites();
  const changes = [...state.products].flatMap(([product, own]) => product.writes(own) ?? []);
  const count =
    ledger.entries.length +
    ledger.opened.length +
    requests.length +
    deadlines.deleted.length +
    marks.length +
    changes.length;
  return {
    isEmpty: count === 0,
    entries: ledger.entries.length,
    changes,
    commit: (store) =>
      store.db.transaction().execute(async (transaction) => {
        await store.fence(transaction);
        for (const change of changes) await change.write(transaction);
        await writeLedger(transaction, ledger);
        await writeRequests(transaction, requests);
        await writeSchedule(transaction, deadlines);
        await writeMarks(transaction, marks);
      }),
  };
}

/** Whether the database itself refused, so that nothing was committed. A broken connection leaves that unknown. */
export function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // Five characters are an SQLSTATE; class 08 is a connection that failed, 57 a server that is going down.
  return typeof code === 'string' && /^(?!08|57)[0-9A-Z]{5}$/.test(code);
}
