import type { Trial, TrialCheck } from '../../check';
import { floorToStep, times, decimal, type Decimal } from '@bourse/decimal';
import { ORDER_MODE, pairKeysOf, type LimitType, type Pair } from '../../market';
import { cancelOrder, deal, openBuys, placeBuy } from '..';
import { isAsBefore, limitsOf, restingOrder, type Deal } from './order-trial';

/** Factor of the last price at which the trigger of a buy waits for a rise. */
const ABOVE = decimal('1.25');

/** Types of orders that never rest. */
const IMMEDIATE: ReadonlySet<LimitType> = new Set(['ioc', 'fok']);

/**
 * Places a buy of each announced type that does not trade. A post-only and a stop-limit order rest with their type and are cancelled; an
 * immediate one never rests, whether the back end refuses it or ends it. In the end the money is available again. After a departure no further
 * type is tried: its money may be on hold.
 */
export const typeTrial: Trial = {
  call: placeBuy,
  run: async (check) => {
    const { pair } = check.known;
    const types = pair ? (limitsOf(check, pair)?.limitTypes ?? []) : [];
    if (!pair || types.length === 0) check.skip('no types of limit orders are announced');
    else for (const type of types) if (!(await tryType(check, pair, type))) return;
  },
};

/** Whether the order was placed and taken back. */
async function tryType(check: TrialCheck, pair: Pair, type: LimitType): Promise<boolean> {
  const keys = pairKeysOf(pair.id);
  const before = await check.read(deal, keys);
  const order = before && restingOrder(check, 'buy', pair, before);
  if (!before || !order) {
    check.skip(`${type}: not enough to spend`);
    return false;
  }
  const { price, num, step } = order;
  const request = { ...keys, price, num, mode: ORDER_MODE.limit, order_type: type };
  const isTakenBack = IMMEDIATE.has(type)
    ? await tryImmediate(check, request)
    : await tryResting(check, type, { ...request, ...triggerOf(type, before, step) });
  if (!isTakenBack) return false;
  const isFree = await check.until(async () => isAsBefore(before, await check.read(deal, keys)) || undefined);
  if (!isFree) check.departs(deal, `the money of the ${type} order to be free again`, 'another balance');
  return isFree === true;
}

const openRows = async (check: TrialCheck) => (await check.read(openBuys, { page: 1 })) ?? [];

async function tryImmediate(check: TrialCheck, request: object & { readonly order_type: LimitType }): Promise<boolean> {
  const earlier = new Set((await openRows(check)).map(({ id }) => id));
  // Both are right: a refusal, and an order that ends without a fill.
  await check.read(placeBuy, { ...request });
  const rested = (await openRows(check)).find(({ id }) => !earlier.has(id));
  if (!rested) return true;
  check.departs(placeBuy, `an ${request.order_type} order that never rests`, 'an open order');
  await check.send(cancelOrder, { id: rested.id, type: 'in' });
  return false;
}

async function tryResting(check: TrialCheck, type: LimitType, request: object): Promise<boolean> {
  const earlier = new Set((await openRows(check)).map(({ id }) => id));
  if ((await check.send(placeBuy, { ...request })) === undefined) return false;
  const rested = await check.until(async () => (await openRows(check)).find(({ id }) => !earlier.has(id)));
  if (!rested) {
    check.departs(openBuys, `the ${type} order of POST /api${placeBuy.path}`, 'no new order');
    return false;
  }
  if (rested.type !== type)
    check.departs(openBuys, `an order of the type ${type}`, rested.type ?? 'a plain limit order');
  if (type === 'stop_limit' && !rested.isWaiting) {
    check.departs(openBuys, 'a stop-limit order that waits for its trigger', 'one that does not wait');
  }
  return (await check.send(cancelOrder, { id: rested.id, type: 'in' })) !== undefined;
}

/** The trigger of a stop-limit order, above the last price. */
function triggerOf(type: LimitType, { last, asks }: Deal, step: Decimal): { readonly trigger_price?: Decimal } {
  const price = last ?? asks[0]?.price;
  return type === 'stop_limit' && price ? { trigger_price: floorToStep(times(price, ABOVE), step) } : {};
}
