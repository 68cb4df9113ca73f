import { decimal } from '@bourse/decimal';
import type { Exchange } from '../exchange-interface';
import { WALLETS } from '../ledger/types';
import { runRandomly, type Draw } from './random-run';
import { save } from './savings/savings';
import type { TestExchange } from './test-exchange';
import { spotOf } from '../products/spot/spot-orders';

const USERS = 5;
const ORDER_TYPES = [
  'limit',
  'limit',
  'limit',
  'market',
  'post_only',
  'ioc',
  'fok',
  'stop_limit',
  'stop_limit',
] as const;

/**
 * Runs random commands over spot and the savings product; see {@link runRandomly}.
 * @throws if a rule of the audit is broken
 */
export async function runRandomCommands(test: TestExchange, seed: string, commands: number): Promise<void> {
  const users: number[] = [];
  for (let count = 0; count < USERS; count += 1) {
    const user = await test.user({ BTC: '10', USDT: '1000' });
    users.push(user.id);
    await test.exchange.admin.deposit({
      userId: user.id,
      currencyId: test.usdt.id,
      wallet: 'legal',
      amount: decimal('100'),
    });
  }
  const { usdt, btc, pair } = test;
  const orders: number[] = [];
  let nextClientId = 1;

  const command = async (running: Exchange, draw: Draw): Promise<void> => {
    const userId = draw.pick(users);
    const roll = draw.next();
    if (roll < 0.45) {
      const side = draw.pick(['buy', 'sell'] as const);
      const quantity = decimal(`${draw.upTo(40_000)}e-4`);
      const order = { userId, pairId: pair.id, side, quantity };
      const price = decimal(`${9899 + draw.upTo(200)}e-2`);
      const type = draw.pick(ORDER_TYPES);
      const trigger = decimal(`${9899 + draw.upTo(200)}e-2`);
      const placed = await spotOf(running).placeOrder({ ...order, type, price, trigger });
      if (placed.ok) orders.push(placed.order.id);
    } else if (roll < 0.52) {
      const [side, orderId] = [draw.pick(['buy', 'sell'] as const), orders.at(-draw.upTo(30)) ?? 0];
      const price = decimal(`${9899 + draw.upTo(200)}e-2`);
      await spotOf(running).amendOrder({ userId, orderId, side, price, quantity: decimal(`${draw.upTo(40_000)}e-4`) });
    } else if (roll < 0.65) {
      await spotOf(running).cancelOrder({ userId, orderId: orders.at(-draw.upTo(30)) ?? 0 });
    } else if (roll < 0.75) {
      const currencyId = draw.pick([usdt.id, btc.id]);
      const amount = decimal(`${draw.upTo(5000)}e-2`);
      await running.transfer({ userId, currencyId, from: draw.pick(WALLETS), to: draw.pick(WALLETS), amount });
    } else {
      // Now and then a request is repeated.
      if (draw.next() < 0.7) nextClientId += 1;
      const amount = decimal(1 + (nextClientId % 7));
      const asked = { userId: users[nextClientId % USERS] ?? userId, currencyId: usdt.id, amount, term: 60_000 };
      const request = { userId: asked.userId, action: 'save', clientId: String(nextClientId), fields: asked };
      await running.run((context) => save(context, asked), request);
    }
  };
  await runRandomly(test, { seed, commands, command });
}
