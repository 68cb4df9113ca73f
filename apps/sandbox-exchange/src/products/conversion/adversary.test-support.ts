import * as fc from 'fast-check';
import { fromUnits } from '../../ledger/money';
import { move, stepOf, type PriceStep, type ProductAdversary } from '../../testing/adversary/product-adversary';
import type { Scene } from '../../testing/adversary/world';
import { convert, quoteConversion } from './convert';
import { conversion } from './product';
import { fundConversions } from './seed';

/** Worth about 5 USDT. */
const DUST_UNITS = 5000n;

/** Trades the coins of the attacker for what other markets pay, all but dust: a fair trade, without a gain for any side. */
function keepDust({ context: { ledger, now }, test, world }: Scene): void {
  const of = (userId: number, currencyId: number) => ledger.account({ userId, wallet: 'change' }, currencyId);
  const sold = of(world.attacker, test.btc.id).available - DUST_UNITS;
  const paid = (sold * BigInt(Math.round(world.price * 100))) / 100n;
  if (sold <= 0n || paid > of(world.maker, test.usdt.id).available) return;
  ledger.post('deposit', null, now, [
    { account: of(world.attacker, test.btc.id), available: -sold },
    { account: of(world.maker, test.btc.id), available: sold },
    { account: of(world.maker, test.usdt.id), available: -paid },
    { account: of(world.attacker, test.usdt.id), available: paid },
  ]);
}

function quoteDust({ context, test, world }: Scene): void {
  for (const { id } of context.catalog.currencies()) {
    const command = { userId: world.attacker, targetId: test.usdt.id, currencyIds: [id] };
    if (quoteConversion(context, context.of(conversion), command).ok) return;
  }
}

function convertQuote({ context, test, world }: Scene): void {
  const state = context.of(conversion);
  const quote = state.quoteOf(world.attacker);
  if (!quote) return;
  const amount = fromUnits(quote.gross - quote.fee, test.usdt.scale);
  convert(context, state, { userId: world.attacker, quoteId: quote.id, amount });
}

/** The price between a quote and its conversion. */
const priceStep: fc.Arbitrary<PriceStep> = fc.record({
  permille: fc.integer({ min: -20, max: 20 }),
  quiet: fc.constant(0),
  seconds: fc.integer({ min: 0, max: 20 }),
});

export const adversary: ProductAdversary = {
  prepare: fundConversions,
  moves: [
    move('quote a small balance', fc.constant(null), quoteDust),
    move('convert the last quote', fc.constant(null), convertQuote),
  ],
  plans: [
    priceStep.map((price) => [
      stepOf('keep dust only', null, keepDust),
      stepOf('quote the dust', null, quoteDust),
      price,
      stepOf('convert the dust', null, convertQuote),
      stepOf('convert it again', null, convertQuote),
    ]),
  ],
};
