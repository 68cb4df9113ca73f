import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WALLETS } from '../../ledger/types';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { transferLines } from './queries';
import { transferBetween } from './transfer';

let test: TestExchange;
beforeAll(async () => {
  test = await createTestExchange();
});
afterAll(() => test.close());

describe('a transfer', () => {
  const directions = WALLETS.flatMap((from) => WALLETS.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(directions)('from %s to %s is one entry of two accounts of the same user', async (from, to) => {
    const user = await test.user({ USDT: '250.00000001' }, from);
    const command = { userId: user.id, currencyId: test.usdt.id, from, to, amount: decimal('250.00000001') };
    const move = () =>
      test.exchange.run((context) => transferBetween(context, command, test.exchange.products), {
        userId: user.id,
        action: '/api/wallet/change',
        clientId: `${from} ${to}`,
        fields: { from, to },
      });
    const [first, repeated] = await Promise.all([move(), move()]);
    expect(first).toMatchObject({ ok: true });
    expect(repeated).toEqual(first);
    expect(await test.exchange.balance(user.id, test.usdt.id, from)).toMatchObject({ available: '0' });
    expect(await test.exchange.balance(user.id, test.usdt.id, to)).toMatchObject({ available: '250.00000001' });
    const lines = await transferLines(test.exchange, user.id, { page: 1 });
    expect(lines).toMatchObject([{ from, to, amount: '250.00000001' }]);
  });
});
