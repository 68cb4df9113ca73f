import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, perSequence, stepOf, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { account, type Own } from '../../testing/adversary/values';
import { priceIn, quietPair, type Scene } from '../../testing/adversary/world';
import { buildWall, cancelQuiet } from '../spot/adversary.test-support';
import { outcomeOf } from './option-result';
import { microOptions } from './product';
import { endPriceOf, settleExpired } from './settle-options';
import { SETTLEMENT_MS } from './settings';
import { submitOption } from './submit-option';
import type { OptionDirection, OptionRecord } from './types';

/** What other markets paid when an option of the sequence opened, by its id. */
const openedAt = perSequence(() => new Map<number, number>());

const direction = fc.constantFrom('up' as const, 'down' as const);

interface Bought {
  readonly by: Own;
  readonly up: OptionDirection;
  readonly isQuiet: boolean;
}

function buy(scene: Scene, { by, up, isQuiet }: Bought): void {
  const { context, test, world } = scene;
  const pairId = isQuiet ? quietPair(context).id : test.pair.id;
  const bought = submitOption(context, context.of(microOptions), {
    userId: world[by],
    pairId,
    currencyId: test.usdt.id,
    direction: up,
    seconds: 30,
    amount: decimal(500),
  });
  if (bought.ok) openedAt(world).set(bought.id, priceIn(scene, pairId));
}

/** An option must not win where the price of other markets has not moved its way, whatever rests in the book. */
function findUnfair({ context, world }: Scene, option: OptionRecord) {
  const { id, direction: way, expiresAt, openPrice, pairId } = option;
  const opened = openedAt(world).get(id);
  if (opened === undefined) return undefined;
  const endPrice = endPriceOf(context, option);
  if (outcomeOf(way, openPrice, endPrice) !== 'win') return undefined;
  const paid = world.history.filter((one) => one.pairId === pairId);
  const before = paid.findLast(({ at }) => at <= expiresAt - SETTLEMENT_MS);
  const during = paid.filter(({ at }) => at > expiresAt - SETTLEMENT_MS && at <= expiresAt);
  const prices = [...(before ? [before] : []), ...during].map(({ price }) => price);
  const isMoved = way === 'up' ? Math.max(...prices) > opened : Math.min(...prices) < opened;
  return isMoved
    ? undefined
    : `an option ${way} from ${openPrice} wins at ${endPrice}; the index has not moved that way`;
}

const drift = fc.integer({ min: -10, max: 10 });

export const adversary: ProductAdversary = {
  prepare: async (exchange, { usdt }) => {
    await exchange.admin.fundHouse({ house: 'options', currencyId: usdt.id, amount: decimal('1e9') });
  },
  moves: [move('buy option', fc.record({ by: account, up: direction, isQuiet: fc.boolean() }), buy)],
  plans: [
    // Walls at the ends of an option.
    fc
      .record({
        wall: fc.constantFrom('buy' as const, 'sell' as const),
        by: account,
        up: direction,
        drift,
        later: drift,
        seconds: fc.nat(6),
      })
      .map(({ wall, by, up, drift: first, later, seconds }) => [
        stepOf('build a wall', wall, buildWall),
        { permille: 0, quiet: first, seconds },
        stepOf('buy option', { by, up, isQuiet: true }, buy),
        stepOf('cancel the walls', undefined, cancelQuiet),
        { permille: 0, quiet: later, seconds: 18 },
        stepOf('build a wall', wall === 'buy' ? ('sell' as const) : ('buy' as const), buildWall),
        { permille: 0, quiet: 0, seconds: 20 },
      ]),
  ],
  onPrice: (scene) => {
    const { context } = scene;
    const state = context.of(microOptions);
    const unfair = state.expired(context.now).map((option) => findUnfair(scene, option));
    settleExpired(context, state);
    return unfair.find((one) => one !== undefined);
  },
};
