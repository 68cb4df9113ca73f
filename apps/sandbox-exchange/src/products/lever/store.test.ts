import { decimal } from '@bourse/decimal';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';
import { wireOrder } from './wire';

let lever: LeverExchange;
let user: User;
beforeEach(async () => {
  lever = await createLeverExchange();
  user = await lever.trader();
  await lever.mark(100_000);
});
afterEach(() => lever.end());

it('a stored order that lacks a column of its state is read, and what the column says is unknown', async () => {
  const closed = done(await lever.submit(user));
  await lever.close(user, closed.id);
  const open = done(await lever.submit(user));
  const { db } = lever.store;
  await sql`update lever_orders set opened_at = null, ended_at = null, close_price = null, close_reason = null`.execute(
    db,
  );
  const exchange = await lever.restart();
  const again = leverOf(lever, exchange, async () => undefined);
  expect(await again.order(closed.id)).toMatchObject({
    status: 'closed',
    openedAt: undefined,
    endedAt: undefined,
    closePrice: undefined,
    closeReason: undefined,
    profit: '0',
  });
  const [row] = await again.list(user, 'closed');
  const sent = row && wireOrder(exchange, row, decimal(1));
  expect(sent).toMatchObject({ update_price: undefined, transaction_time: 0, handle_time: 0, complete_time: 0 });
  // The position goes on: it counts as opened when its order was made.
  await again.mark(101_000);
  expect(done(await again.close(user, open.id))).toMatchObject({ status: 'closed', closePrice: '101000' });
  await exchange.close();
  // The audit reports an order without an end.
  await sql`update lever_orders set ended_at = 1, close_price = 1, close_reason = 'user' where id = ${closed.id}`.execute(
    db,
  );
});
