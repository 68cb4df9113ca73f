import { sql, type Kysely } from 'kysely';
import { unnest } from '../../store/bulk';
import type { Database } from '../../store/database';

/** An order id that a client made up, unique among its user's orders. */
export interface ClientOrderKey {
  userId: number;
  clientOrderId: string;
}

/** From `clientOrderKey` to the order. */
export type ClientOrders = Map<string, number>;

export function clientOrderKey({ userId, clientOrderId }: ClientOrderKey): string {
  return `${userId} ${clientOrderId}`;
}

/** Which of the ids have an order in the store. */
export async function findClientOrders(db: Kysely<Database>, keys: readonly ClientOrderKey[]): Promise<ClientOrders> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: number; userId: number; clientOrderId: string }>`
    select orders.id, user_id as "userId", client_order_id as "clientOrderId" from orders
    join ${unnest({ userId: 'integer', clientOrderId: 'text' }, keys)} as wanted (of_user, as_id)
      on user_id = wanted.of_user and client_order_id = wanted.as_id
  `.execute(db);
  return new Map(rows.map((row) => [clientOrderKey(row), row.id]));
}
