import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows } from '../../store/bulk';
import type { Database } from '../../store/database';

interface DeskMessage {
  readonly orderId: number;
  readonly text: string;
  readonly at: number;
}

/** How many messages the desk has written to each order, ahead of the store by the result of `takeWrites`. */
export class DeskMessages {
  readonly #counts: Map<number, number>;
  #added: DeskMessage[] = [];

  constructor(counts: ReadonlyMap<number, number>) {
    this.#counts = new Map(counts);
  }

  of(orderId: number): number {
    return this.#counts.get(orderId) ?? 0;
  }

  add(message: DeskMessage): void {
    this.#counts.set(message.orderId, this.of(message.orderId) + 1);
    this.#added.push(message);
  }

  takeWrites(): DeskMessage[] {
    const added = this.#added;
    this.#added = [];
    return added;
  }
}

export async function loadDeskMessages(db: Kysely<Database>): Promise<DeskMessages> {
  const { rows } = await sql<{ orderId: number; count: number }>`
    select c2c_messages.order_id as "orderId", count(*)::integer as count from c2c_messages
    join c2c_disputes on c2c_disputes.order_id = c2c_messages.order_id and state in ('open', 'answered')
    where user_id is null group by c2c_messages.order_id
  `.execute(db);
  return new DeskMessages(new Map(rows.map(({ orderId, count }) => [orderId, count])));
}

/** Adds messages without a user: they are of the desk. */
export async function writeDeskMessages(db: Transaction<Database>, added: readonly DeskMessage[]): Promise<void> {
  const rows = added.map(({ orderId, text, at }) => ({ order_id: orderId, key: '', text, created_at: at }));
  await insertRows(
    'c2c_messages',
    { order_id: 'bigint', key: 'text', text: 'text', created_at: 'bigint' },
    rows,
  ).execute(db);
}
