import type { Exchange } from '../../exchange-interface';
import { moveOrder, type MoveOrder } from '../../products/c2c/move-order';
import { c2c } from '../../products/c2c/product';
import { toOrder } from '../../products/c2c/store';
import { isRunning, payerOf, sellerOf, type OrderRecord } from '../../products/c2c/types';
import type { Merchant } from './merchants';

/** The action of a merchant in an order at a time; `undefined`: none yet, or none at all. */
export function nextStep(
  { paysAfterMs, releasesAfterMs }: Pick<Merchant, 'paysAfterMs' | 'releasesAfterMs'>,
  order: Pick<OrderRecord, 'status' | 'createdAt' | 'updatedAt'>,
  role: 'payer' | 'seller',
  now: number,
): MoveOrder['event'] | undefined {
  const isDue = (since: number, after: number | undefined) => after !== undefined && now >= since + after;
  if (role === 'payer') return order.status === 'unpaid' && isDue(order.createdAt, paysAfterMs) ? 'pay' : undefined;
  return order.status === 'paid' && isDue(order.updatedAt, releasesAfterMs) ? 'release' : undefined;
}

/** Lets the merchants act in their running orders. */
export async function actAsMerchants(exchange: Exchange, merchants: ReadonlyMap<number, Merchant>): Promise<void> {
  const rows = await exchange.db
    .selectFrom('c2c_orders')
    .selectAll()
    .where('status', 'in', ['unpaid', 'paid'])
    .orderBy('id')
    .execute();
  for (const order of rows.map(toOrder).filter(isRunning)) {
    for (const [userId, role] of [[payerOf(order), 'payer'] as const, [sellerOf(order), 'seller'] as const]) {
      const merchant = merchants.get(userId);
      const event = merchant && nextStep(merchant, order, role, exchange.now());
      if (event === undefined) continue;
      await exchange.run((context) => moveOrder(context, context.of(c2c), { userId, orderId: order.id, event }));
    }
  }
}

interface Needs {
  exchange: Exchange;
  merchants: ReadonlyMap<number, Merchant>;
  onError: (error: unknown) => void;
}

const STEP_EVERY_MS = 1000;

/** Runs the merchants once a second until it is stopped. */
export function startMerchants({ exchange, merchants, onError }: Needs): () => Promise<void> {
  let running: Promise<void> | undefined;
  const step = () => {
    running ??= actAsMerchants(exchange, merchants)
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(step, STEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
