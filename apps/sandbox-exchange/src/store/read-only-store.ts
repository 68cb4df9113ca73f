import { connect } from './connect';
import { FencedError } from './fence';
import type { Store } from './store';

const refuse = () => {
  throw new FencedError('The store is read-only.');
};

/** The database of another exchange, which PostgreSQL lets this process read only. It takes no lock and migrates nothing. */
export function openReadOnlyStore(databaseUrl: string): Store {
  const db = connect(
    {
      connectionString: databaseUrl,
      max: 6,
      application_name: 'bourse-sandbox standby',
      options: '-c default_transaction_read_only=on',
    },
    () => undefined,
  );
  return {
    db,
    hasTakenOver: false,
    ensureExclusive: refuse,
    fence: async () => refuse(),
    ensureWritable: refuse,
    flush: () => Promise.resolve(),
    tidy: async function* () {
      // The exchange that writes does so.
    },
    close: () => db.destroy(),
  };
}
