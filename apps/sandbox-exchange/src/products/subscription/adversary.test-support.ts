import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { newCurrency } from '../../testing/builders';
import { subscription } from './product';
import { subscribe } from './subscribe';

const TOKEN_PRICE = decimal(1);

export const adversary: ProductAdversary = {
  prepare: async (exchange, { usdt }) => {
    const token = await exchange.admin.createCurrency(newCurrency({ code: 'BRS', type: 'brs' }));
    await exchange.run((context) => {
      const sale = { currencyId: token.id, quoteId: usdt.id, price: TOKEN_PRICE, total: 10n ** 12n };
      const times = { startsAt: 0, endsAt: 1e15, resultAt: 1e15, freeze: 0 };
      context.of(subscription).addLaunch({ id: 1, sold: 0n, presold: 0n, ...sale, ...times });
      return { ok: true };
    });
  },
  moves: [
    move('subscribe', fc.integer({ min: 1, max: 30 }), ({ context, world }, hundreds) => {
      subscribe(context, context.of(subscription), {
        userId: world.attacker,
        quantity: decimal(hundreds * 100),
        price: TOKEN_PRICE,
      });
    }),
  ],
};
