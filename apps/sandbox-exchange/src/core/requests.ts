import { createHash } from 'node:crypto';
import type { RequestKey } from '@bourse/contract-server';
import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../store/bulk';
import type { Database } from '../store/database';

interface RequestRow {
  user_id: number;
  action: string;
  client_id: string;
  fields_hash: string;
  outcome: string;
  at: number;
}

const COLUMNS: Columns<RequestRow> = {
  user_id: 'integer',
  action: 'text',
  client_id: 'text',
  fields_hash: 'text',
  outcome: 'text',
  at: 'bigint',
};

const LONGEST_CLIENT_ID = 64;
/** The id of an action that an account has once. */
const ONCE = 'once';

/** The key of an action that an account has once: housekeeping keeps the request, so that a repetition after any time does nothing. */
export const onceFor = (userId: number, action: string): RequestKey => ({
  userId,
  action,
  clientId: ONCE,
  fields: {},
});

/** Deletes at most so many requests of before a moment; returns how many. */
export async function deleteRequests(db: Transaction<Database>, before: number, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from requests where ctid in (
      select ctid from requests where at < ${before} and client_id <> ${ONCE} limit ${most}
    )
  `.execute(db);
  return Number(numAffectedRows);
}

/** The requests of the current batch: those in the store and those executed in it. */
export class Requests {
  #known = new Map<string, RequestRow>();
  #writes: RequestRow[] = [];

  /** Looks the requests of a batch up in the store. */
  async lookUp(db: Kysely<Database>, keys: readonly RequestKey[]): Promise<void> {
    this.#known = new Map((await find(db, keys)).map((row) => [textOf(row), row]));
  }

  /** The outcome of an earlier request with this key; `taken` if the earlier one had other fields. */
  earlier(key: RequestKey): { outcome: unknown } | 'taken' | undefined {
    const found = this.#known.get(textOf(identityOf(key)));
    if (!found) return undefined;
    return found.fields_hash === hashOf(key.fields) ? { outcome: JSON.parse(found.outcome) } : 'taken';
  }

  /** Remembers that a request was carried out. */
  keep(key: RequestKey, outcome: object, at: number): void {
    const row = { ...identityOf(key), fields_hash: hashOf(key.fields), outcome: JSON.stringify(outcome), at };
    this.#known.set(textOf(row), row);
    this.#writes.push(row);
  }

  takeWrites(): RequestRow[] {
    const writes = this.#writes;
    this.#writes = [];
    return writes;
  }
}

export function isClientId(id: string): boolean {
  return id.length > 0 && id.length <= LONGEST_CLIENT_ID && !id.includes('\0');
}

export async function writeRequests(db: Transaction<Database>, rows: readonly RequestRow[]): Promise<void> {
  if (rows.length > 0) await insertRows('requests', COLUMNS, rows).execute(db);
}

async function find(db: Kysely<Database>, keys: readonly RequestKey[]): Promise<RequestRow[]> {
  if (keys.length === 0) return [];
  const columns = { user_id: 'integer', action: 'text', client_id: 'text' } as const;
  const { rows } = await sql<RequestRow>`
    select requests.* from requests
    join ${unnest(columns, keys.map(identityOf))} as wanted (of_user, as_action, as_id)
      on user_id = wanted.of_user and action = wanted.as_action and client_id = wanted.as_id
  `.execute(db);
  return rows;
}

const identityOf = ({ userId, action, clientId }: RequestKey) => ({ user_id: userId, action, client_id: clientId });

const textOf = ({ user_id, action, client_id }: Pick<RequestRow, 'user_id' | 'action' | 'client_id'>) =>
  `${user_id} ${action} ${client_id}`;

/** A hash of the fields, independent of their order. */
function hashOf(fields: object): string {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
}
