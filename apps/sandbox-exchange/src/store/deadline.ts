import type { ClientBase } from 'pg';
import { StoreError } from './errors';

/** A statement without an answer for so long has failed: PGlite that has panicked never answers. */
const STATEMENT_MS = 10_000;
/** For statements of the housekeeping and of migrations, which take as long as their tables are large. */
const MAINTENANCE_MS = 600_000;
const IS_MAINTENANCE = /^\s*(?:vacuum|analyze|checkpoint|create|alter|drop|update deposit_proofs|with proofs)\b/i;

/**
 * Fails every statement of a connection that is not answered in time. The connection is unusable from then on: it would
 * answer later statements with earlier results.
 */
export function limitStatements(
  client: ClientBase,
  onStuck: (error: Error) => void,
  limits = { statement: STATEMENT_MS, maintenance: MAINTENANCE_MS },
): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  let stuck: Error | undefined;

  function limited(sent: unknown, ...values: unknown[]): unknown {
    if (stuck) return Promise.reject(stuck);
    const answer = query(sent, ...values);
    if (!(answer instanceof Promise)) return answer;
    const text = typeof sent === 'string' ? sent : '';
    const within = IS_MAINTENANCE.test(text) ? limits.maintenance : limits.statement;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stuck = new StoreError(`The database has not answered for ${within / 1000} s.`);
        onStuck(stuck);
        reject(stuck);
      }, within);
      timer.unref();
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
  Object.assign(client, { query: limited });
}
