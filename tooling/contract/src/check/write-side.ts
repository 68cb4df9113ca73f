import type { ReplyOf } from '@bourse/api-client/contract';
import {
  decimalsOf,
  dividedBy,
  floorToStep,
  isLess,
  isPositive,
  larger,
  plus,
  times,
  type Decimal,
  decimal,
  ZERO,
} from '@bourse/decimal';
import type { OrderLimits } from '@bourse/feature-kit/contract';
import { ORDER_MODE, pairKeysOf, type Pair } from '@bourse/market/contract';
import { balanceChanged, eventName } from '@bourse/realtime/contract';
import * as spot from '@bourse/spot/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { callName } from '../calls';
import { attempt } from './attempt';
import type { BackEnd } from './back-end';
import { departs, type Finding } from './findings';
import type { Announced } from './offer';
import type { Known } from './known';
import { checkReply } from './reply';
import type { Ears } from './socket-side';

/** Factors of the best price, half and double, at which the order does not trade. */
const FAR_BELOW = decimal('0.5');
const FAR_ABOVE = decimal(2);
const POLL_MS = 100;
/** Value of an order in quote currency. */
const USUAL_WORTH = decimal(10);

const SIDES = {
  buy: { place: spot.placeBuy, open: spot.openBuys, wire: 'in' },
  sell: { place: spot.placeSell, open: spot.openSells, wire: 'out' },
} as const;

type Side = keyof typeof SIDES;
type Deal = ReplyOf<typeof spot.deal>;
type OpenRow = ReplyOf<typeof spot.openBuys>[number];
interface Trial {
  readonly price: Decimal;
  readonly num: Decimal;
}

/**
 * Places a non-trading order on each side for which the balance suffices,
 * finds it in the open orders, cancels it, and verifies that the amount is available again.
 * @param worth value of each order, in quote currency; `undefined`: a small one that the announced limits allow
 * @param effectMs maximum delay until the effect of an accepted request is visible
 */
export async function writeSide(
  backEnd: BackEnd,
  known: Known,
  {
    ears,
    worth,
    effectMs,
    announced,
  }: { ears: Ears | undefined; worth?: Decimal | undefined; effectMs: number; announced?: Announced },
): Promise<readonly Finding[]> {
  const { pair } = known;
  if (!pair || backEnd.token === undefined) {
    const detail = pair ? 'wants a token: --token or CONTRACT_TOKEN' : 'no pair is known';
    return Object.values(SIDES).map(({ place }) => ({ kind: 'skipped', subject: callName(place), detail }));
  }
  const findings: Finding[] = [];
  const limits = announced?.orderLimits.find(
    ({ baseId, quoteId }) => baseId === pair.baseId && quoteId === pair.quoteId,
  );
  for (const side of ['buy', 'sell'] as const) {
    const { findings: found } = await attempt(callName(SIDES[side].place), () =>
      tryOrder({ backEnd, pair, side, worth, limits, ears, effectMs, userId: known.userId }),
    );
    findings.push(...found);
  }
  return findings;
}

interface Order {
  readonly backEnd: BackEnd;
  readonly pair: Pair;
  readonly side: Side;
  readonly worth: Decimal | undefined;
  readonly limits: OrderLimits | undefined;
  readonly ears: Ears | undefined;
  readonly userId: number | undefined;
  readonly effectMs: number;
}

async function tryOrder(order: Order): Promise<{ findings: readonly Finding[] }> {
  const { backEnd, pair, side, ears, userId, effectMs } = order;
  const { place, wire } = SIDES[side];
  const keys = pairKeysOf(pair.id);
  const before = await dealOf(backEnd, pair);
  const trial = before && trialOf(order, before);
  if (!before || !trial) {
    const currency = side === 'buy' ? pair.quote : `${pair.quote} in ${pair.base}`;
    const detail = `not enough to spend: about ${order.worth ?? USUAL_WORTH} ${currency} are needed (--worth)`;
    return { findings: [{ kind: 'skipped', subject: callName(place), detail }] };
  }
  const earlier = new Set((await openOf(order)).map(({ id }) => id));
  const from = ears?.own.heard.length ?? 0;

  const placed = checkReply(place, await backEnd.ask(place, { ...keys, ...trial, mode: ORDER_MODE.limit }));
  const findings: Finding[] = [...placed.findings];
  if (placed.reply === undefined) return { findings };

  const isNew = ({ id }: OpenRow) => !earlier.has(id);
  const rested = await until(effectMs, async () => (await openOf(order)).find(isNew));
  if (!rested) {
    const subject = callName(SIDES[side].open);
    return { findings: [...findings, departs(subject, '', `the order of ${callName(place)}`, 'no new order')] };
  }
  if (rested.price !== trial.price || rested.remaining !== trial.num) {
    const got = `${rested.remaining} at ${rested.price}`;
    findings.push(departs(callName(place), '', `an order of ${trial.num} at ${trial.price}`, got));
  }
  if (ears && userId !== undefined && !(await ears.own.hears(eventName(balanceChanged, userId), from, effectMs))) {
    findings.push(
      departs(`event ${balanceChanged.name}`, '', `it after ${callName(place)}`, `nothing within ${effectMs} ms`),
    );
  }

  const cancelled = checkReply(spot.cancelOrder, await backEnd.ask(spot.cancelOrder, { id: rested.id, type: wire }));
  findings.push(...cancelled.findings);
  const isGone = await until(
    effectMs,
    async () => !(await openOf(order)).some(({ id }) => id === rested.id) || undefined,
  );
  if (!isGone)
    findings.push(departs(callName(spot.cancelOrder), '', `order ${rested.id} to be gone`, 'it is still open'));
  const isFree = await until(effectMs, async () => isAsBefore(before, await dealOf(backEnd, pair)) || undefined);
  if (isGone && !isFree) {
    findings.push(
      departs(callName(spot.deal), '', 'the money of the revoked order to be free again', 'another balance'),
    );
  }
  return { findings };
}

/** Price and amount of the order; `undefined` if the balance is insufficient or no reference price is known. */
function trialOf({ pair, side, worth, limits }: Order, deal: Deal): Trial | undefined {
  const best = (side === 'buy' ? deal.bids[0] : deal.asks[0])?.price ?? deal.last;
  if (best === undefined || !isPositive(best)) return undefined;
  const priceStep = limits?.priceStep ?? unitOf(pair.priceDecimals ?? decimalsOf(best));
  const price = floorToStep(times(best, side === 'buy' ? FAR_BELOW : FAR_ABOVE), priceStep);
  if (!isPositive(price)) return undefined;
  const level = deal.bids[0] ?? deal.asks[0];
  const amountStep = limits?.amountStep ?? unitOf(pair.amountDecimals ?? (level ? decimalsOf(level.amount) : 0));
  const least = worth ?? larger(USUAL_WORTH, limits?.minTotal ?? USUAL_WORTH);
  const num = ceilToStep(larger(dividedBy(least, price), limits?.minAmount ?? ZERO), amountStep);
  const [has, needs] = side === 'buy' ? [deal.quoteAvailable, times(price, num)] : [deal.baseAvailable, num];
  return has === undefined || isLess(has, needs) ? undefined : { price, num };
}

const unitOf = (places: number) => decimal(`1e-${places}`);

function ceilToStep(value: Decimal, step: Decimal): Decimal {
  const floored = floorToStep(value, step);
  return isLess(floored, value) ? plus(floored, step) : floored;
}

async function dealOf(backEnd: BackEnd, pair: Pair): Promise<Deal | undefined> {
  const { reply } = checkReply(spot.deal, await backEnd.ask(spot.deal, pairKeysOf(pair.id)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply was read by this very call's schema
  return reply as Deal | undefined;
}

async function openOf({ backEnd, side }: Order): Promise<readonly OpenRow[]> {
  const { open } = SIDES[side];
  const { reply = [] } = checkReply(open, await backEnd.ask(open, { page: 1 }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply was read by this very call's schema
  return reply as readonly OpenRow[];
}

const isAsBefore = (before: Deal, now: Deal | undefined) =>
  now !== undefined && now.quoteAvailable === before.quoteAvailable && now.baseAvailable === before.baseAvailable;

/** Polls until a value is returned or the delay is over. */
async function until<Value>(withinMs: number, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined || Date.now() > deadline) return found;
    await wait(POLL_MS);
  }
}
