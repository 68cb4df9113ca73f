import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { armExits, boundsOf, exitPlan, exitsOf, exitTypes, setExits } from './exits';
import { remainingOf } from './holds';
import { MOST_WAITING_STOPS } from './limits';
import { exitCount, orderOf, type OrderRecord } from './records';
import { enter } from './product';
import type { SpotContext } from './spot-context';
import type { AmendExits, AmendExitsRefusal, Order } from './types';

type Amended = { ok: true; orders: readonly Order[] } | Refused<AmendExitsRefusal | 'not_open'>;

/** Sets all exits of a buy, or of what it has bought, in one step. What no exit protects any more is free again. */
export function amendExits(plain: Context, command: AmendExits): Amended {
  const context = enter(plain);
  const { catalog, spot } = context;
  const present = exitsOf(context, command.orderId);
  const open = spot.open(command.orderId);
  const parent = open?.side === 'buy' && open.ocoId === undefined ? open : undefined;
  const owner = parent ?? present[0];
  if (!owner) return refuse('not_open');
  if (owner.userId !== command.userId) return refuse('not_your_order');
  const terms = catalog.terms(owner.pairId);
  if (!terms) throw new Error(`order ${owner.id} is of an unknown pair`);
  const plan = exitPlan(terms, command, pricesOf(context, parent, owner.pairId));
  if ('ok' in plan) return plan;
  const added = exitTypes(plan).length - Math.max(present.length, parent ? exitCount(parent) : 0);
  if (added > 0 && spot.waitingOf(owner.userId, owner.pairId) + added > MOST_WAITING_STOPS) {
    return refuse('too_many_stops');
  }

  if (parent) {
    Object.assign(parent, plan);
    spot.change(parent);
  }
  const [exit] = present;
  const { userId, pairId } = owner;
  if (exit) setExits(context, terms, { userId, pairId, parentId: command.orderId, plan, lots: remainingOf(exit) });
  if (parent) armExits(context, terms, parent);
  return { ok: true, orders: exitsOf(context, command.orderId).map((each) => orderOf(each, terms)) };
}

/** The prices of the purchase, and for what has been bought the last price. */
function pricesOf({ spot }: SpotContext, parent: OrderRecord | undefined, pairId: number) {
  const hasBought = !parent || parent.filled > 0n;
  return boundsOf({
    limit: parent?.price,
    trigger: parent?.status === 'waiting' ? parent.trigger : undefined,
    last: hasBought ? spot.lastPrice(pairId) : undefined,
    hasBought,
  });
}
