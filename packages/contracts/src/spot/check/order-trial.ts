import type { ReplyOf } from '../../wire';
import type { Trial, TrialCheck } from '../../check';
import {
  decimal,
  decimalsOf,
  dividedBy,
  floorToStep,
  isLess,
  isPositive,
  larger,
  plus,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { ORDER_MODE, pairKeysOf, type OrderLimits, type Pair } from '../../market';
import { cancelOrder, deal, openBuys, openSells, placeBuy, placeSell } from '..';

declare module '../../check' {
  interface Known {
    pair?: Pair;
    orderLimits?: readonly OrderLimits[];
  }
}

/** Factors of the best price, half and double, at which the order does not trade. */
const FAR_BELOW = decimal('0.5');
const FAR_ABOVE = decimal(2);
/** Value of an order in quote currency. */
const USUAL_WORTH = decimal(10);

const SIDES = {
  buy: { place: placeBuy, open: openBuys, wire: 'in' },
  sell: { place: placeSell, open: openSells, wire: 'out' },
} as const;

type Side = keyof typeof SIDES;
export type Deal = ReplyOf<typeof deal>;
type OpenRow = ReplyOf<typeof openBuys>[number];

/**
 * Places an order that does not trade, finds it in the open orders, cancels it, and verifies that the amount is available again.
 * Is skipped if the balance does not suffice.
 */
export const orderTrial = (side: Side): Trial => ({
  call: SIDES[side].place,
  run: async (check) => {
    const { pair } = check.known;
    if (pair) await tryOrder(check, side, pair);
    else check.skip('no pair is known');
  },
});

async function tryOrder(check: TrialCheck, side: Side, pair: Pair): Promise<void> {
  const { place, open, wire } = SIDES[side];
  const keys = pairKeysOf(pair.id);
  const openRows = async (): Promise<readonly OpenRow[]> => (await check.read(open, { page: 1 })) ?? [];
  const before = await check.read(deal, keys);
  const order = before && restingOrder(check, side, pair, before);
  if (!before || !order) {
    const currency = side === 'buy' ? pair.quote : `${pair.quote} in ${pair.base}`;
    check.skip(`not enough to spend: about ${check.worth ?? USUAL_WORTH} ${currency} are needed (--worth)`);
    return;
  }
  const earlier = new Set((await openRows()).map(({ id }) => id));
  const expectBalanceEvent = check.listenForBalance();

  const { price, num } = order;
  const placed = await check.send(place, { ...keys, price, num, mode: ORDER_MODE.limit });
  if (placed === undefined) return;
  const rested = await check.until(async () => (await openRows()).find(({ id }) => !earlier.has(id)));
  if (!rested) {
    check.departs(open, `the order of POST /api${place.path}`, 'no new order');
    return;
  }
  if (rested.price !== order.price || rested.remaining !== order.num) {
    check.departs(place, `an order of ${order.num} at ${order.price}`, `${rested.remaining} at ${rested.price}`);
  }
  await expectBalanceEvent(place);

  await check.send(cancelOrder, { id: rested.id, type: wire });
  const isGone = await check.until(async () => !(await openRows()).some(({ id }) => id === rested.id) || undefined);
  if (!isGone) check.departs(cancelOrder, `order ${rested.id} to be gone`, 'it is still open');
  const isFree = await check.until(async () => isAsBefore(before, await check.read(deal, keys)) || undefined);
  if (isGone && !isFree) {
    check.departs(deal, 'the money of the revoked order to be free again', 'another balance');
  }
}

/** The announced limits of a pair. */
export const limitsOf = ({ known }: TrialCheck, pair: Pair): OrderLimits | undefined =>
  known.orderLimits?.find(({ baseId, quoteId }) => baseId === pair.baseId && quoteId === pair.quoteId);

interface RestingOrder {
  readonly price: Decimal;
  readonly num: Decimal;
  /** Of prices. */
  readonly step: Decimal;
}

/** Price and amount of the order; `undefined` if the balance is insufficient or no reference price is known. */
export function restingOrder(
  check: TrialCheck,
  side: Side,
  pair: Pair,
  { bids, asks, last, quoteAvailable, baseAvailable }: Deal,
): RestingOrder | undefined {
  const limits = limitsOf(check, pair);
  const best = (side === 'buy' ? bids[0] : asks[0])?.price ?? last;
  if (best === undefined || !isPositive(best)) return undefined;
  const priceStep = limits?.priceStep ?? unitOf(pair.priceDecimals ?? decimalsOf(best));
  const price = floorToStep(times(best, side === 'buy' ? FAR_BELOW : FAR_ABOVE), priceStep);
  if (!isPositive(price)) return undefined;
  const level = bids[0] ?? asks[0];
  const amountStep = limits?.amountStep ?? unitOf(pair.amountDecimals ?? (level ? decimalsOf(level.amount) : 0));
  const least = check.worth ?? larger(USUAL_WORTH, limits?.minTotal ?? USUAL_WORTH);
  const num = ceilToStep(larger(dividedBy(least, price), limits?.minAmount ?? ZERO), amountStep);
  const [has, needs] = side === 'buy' ? [quoteAvailable, times(price, num)] : [baseAvailable, num];
  return has === undefined || isLess(has, needs) ? undefined : { price, num, step: priceStep };
}

const unitOf = (places: number) => decimal(`1e-${places}`);

function ceilToStep(value: Decimal, step: Decimal): Decimal {
  const floored = floorToStep(value, step);
  return isLess(floored, value) ? plus(floored, step) : floored;
}

export const isAsBefore = (before: Deal, now: Deal | undefined) =>
  now !== undefined && now.quoteAvailable === before.quoteAvailable && now.baseAvailable === before.baseAvailable;
