import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { microOptions } from './rules';
import { settleExpired } from './settle-options';
import { submitOption } from './submit-option';

export const adversary: ProductAdversary = {
  prepare: async (exchange, { usdt }) => {
    await exchange.admin.fundHouse({ house: 'options', currencyId: usdt.id, amount: decimal('1e9') });
  },
  moves: [
    move('buy option', fc.constantFrom('up' as const, 'down' as const), ({ context, test, world }, direction) => {
      submitOption(context, context.of(microOptions), {
        userId: world.attacker,
        pairId: test.pair.id,
        currencyId: test.usdt.id,
        direction,
        seconds: 30,
        amount: decimal(500),
      });
    }),
  ],
  onPrice: ({ context }) => settleExpired(context, context.of(microOptions)),
};
