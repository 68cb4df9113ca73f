import type { Store } from '../store/store';

/**
 * Point of failure of a write: before sending, refused by the database, committed with a lost answer, or disk failure.
 */
export const FAILURES = ['before', 'refused', 'after', 'flush'] as const;
export type FailureKind = (typeof FAILURES)[number];

/** A store whose next write can be made to fail. */
export interface FailingStore extends Store {
  failNextWrite(kind: FailureKind): void;
}

export function failingStore(store: Store): FailingStore {
  let next: FailureKind | undefined;
  const take = (...kinds: FailureKind[]) => {
    const kind = next;
    if (kind === undefined || !kinds.includes(kind)) return undefined;
    next = undefined;
    return kind;
  };
  const lost = (kind: FailureKind) =>
    Object.assign(new Error(`the write failed: ${kind}`), kind === 'refused' && { code: '23514' });

  const begin = store.db.transaction.bind(store.db);
  const transaction: typeof begin = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    const failing: typeof builder.execute = async (write) => {
      const kind = take('before', 'refused', 'after');
      if (kind === undefined) return execute(write);
      if (kind === 'after') await execute(write);
      throw lost(kind);
    };
    return Object.assign(builder, { execute: failing });
  };
  // The database stays the same object otherwise: it has private members.
  const db = Object.assign(store.db, { transaction });
  return {
    ...store,
    db,
    async flush() {
      // The code of a locked file looks like a database error.
      if (take('flush')) throw Object.assign(lost('flush'), { code: 'EBUSY' });
      await store.flush();
    },
    failNextWrite(kind) {
      next = kind;
    },
    async close() {
      // The next test may use the same database.
      Object.assign(store.db, { transaction: begin });
      await store.close();
    },
  };
}
