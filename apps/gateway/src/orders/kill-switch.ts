import { settle } from '../venue/settle';
import type { OrderKey, VenueOrder } from '../venue/types';
import { isContract } from '../venue/with-contracts';
import type { Cancels, CancelResult } from './cancels';

/** Rounds of cancelling all orders: what was last seen, then what the venue lists; an order can appear after the list was read. */
const ROUNDS = 4;
/** Orders of the gateway that the last list may not have yet. */
const NEWEST = 3;

export interface Swept {
  readonly cancelled: number;
  /** Orders that are still open; `unknown`: the venue does not list them. */
  readonly left: number | 'unknown';
}

/** A list of open orders of the account. */
interface OrderList {
  /** Open orders of a symbol; `undefined`: of all, which some venues do not list. */
  readonly read: (symbol: string | undefined) => Promise<readonly VenueOrder[]>;
  readonly symbols: readonly string[];
  /** As the screens last read it, whatever its age. */
  readonly seen: () => readonly VenueOrder[];
  /** Orders of the gateway that may be open, newest first: they are cancelled where the venue does not list them. */
  readonly known: () => readonly OrderKey[];
}

interface Shown {
  readonly pairs: readonly string[];
  readonly contracts: readonly string[];
}

/** Cancels what is open of pairs and of contracts: a list that the venue does not answer keeps no order of the other one open. */
export async function sweep(cancels: Cancels, shown: Shown): Promise<Swept> {
  const done = await Promise.all(listsOf(cancels, shown).map((list) => cancelAll(list, cancels)));
  cancels.needs.onChange();
  let left: Swept['left'] = 0;
  for (const each of done) left = left === 'unknown' || each.left === 'unknown' ? 'unknown' : left + each.left;
  return { cancelled: done.reduce((count, { cancelled }) => count + cancelled, 0), left };
}

function listsOf({ needs: { venue, commands, seen } }: Cancels, { pairs, contracts }: Shown): OrderList[] {
  const { contracts: market } = venue;
  const listOf = (isOfList: (symbol: string) => boolean, symbols: readonly string[], read: OrderList['read']) => {
    const known = () => commands.mayBeOpen().filter(({ symbol }) => isOfList(symbol));
    return {
      read,
      known,
      seen: () => seen?.().filter(({ symbol }) => isOfList(symbol)) ?? [],
      symbols: [...new Set([...symbols, ...known().map(({ symbol }) => symbol)])],
    };
  };
  const ofPairs = listOf(
    (symbol) => !isContract(symbol),
    pairs,
    (symbol) => venue.openOrders(symbol === undefined ? undefined : [symbol], 'commands'),
  );
  if (!market) return [ofPairs];
  const ofContracts = listOf(isContract, contracts, (symbol) =>
    market.openOrders(symbol === undefined ? undefined : [symbol], 'commands'),
  );
  return [ofPairs, ofContracts];
}

/** Sends a cancel. One whose reply is lost may have been accepted; `undefined`: it was refused, or the order is filled. */
async function request(cancels: Cancels, order: OrderKey): Promise<'cancelled' | 'accepted' | undefined> {
  const reply = await cancels.request(order);
  if (reply.ok && reply.value !== 'filled') return reply.value;
  if (!reply.ok && reply.failure.outcome === 'unknown') return 'accepted';
  const result: CancelResult = { ok: false, reason: reply.ok ? 'order_filled' : reply.failure.reason };
  cancels.note(order, result, reply.ok ? undefined : reply.failure);
  return undefined;
}

interface Open {
  readonly orders: readonly VenueOrder[];
  /** No list is missing. */
  readonly isWhole: boolean;
}

/**
 * Cancels all open orders of a list. Orders that can only make a position smaller stay: without its stop loss a position has more risk.
 * The first cancels do not wait for a list, which a venue may answer after seconds: they are of the orders that were last seen. Without a list the orders that the gateway knows are cancelled by their ids, before any further list is asked for.
 */
async function cancelAll(list: OrderList, cancels: Cancels): Promise<Swept> {
  const asked = new Map<string, OrderKey>();
  let cancelled = 0;
  const end = (order: OrderKey) => {
    asked.delete(order.id);
    cancelled += 1;
    cancels.note(order, { ok: true });
  };
  let open: Open = { orders: opening(list.seen()), isWhole: false };
  for (let round = 0; round < ROUNDS; round += 1) {
    const targets = open.isWhole ? open.orders : withKnown(open, list, round === 0 ? NEWEST : undefined);
    for (const order of targets) {
      const reply = await request(cancels, order);
      if (reply === 'cancelled') end(order);
      else if (reply === 'accepted') asked.set(order.id, order);
    }
    if (targets.length === 0 && (open.isWhole || round > 0)) break;
    open = await readEach(list);
    const listed = new Set(open.orders.map(({ id }) => id));
    for (const order of asked.values()) {
      if (listed.has(order.id)) continue;
      if (open.isWhole || (await cancels.lookUp(order, true)).ok) end(order);
    }
  }
  return { cancelled, left: open.isWhole ? open.orders.length : 'unknown' };
}

const opening = (orders: readonly VenueOrder[]) => orders.filter(({ reduces }) => !reduces);

function withKnown({ orders }: Open, { known }: OrderList, most: number | undefined): readonly OrderKey[] {
  const listed = new Set(orders.map(({ id }) => id));
  return [
    ...orders,
    ...known()
      .slice(0, most)
      .filter(({ id }) => !listed.has(id)),
  ];
}

async function readAtOnce({ read }: OrderList): Promise<Open> {
  const all = await settle(() => read(undefined));
  return all.ok ? { orders: opening(all.value), isWhole: true } : { orders: [], isWhole: false };
}

/** All open orders, or those of one symbol after the other. */
async function readEach(list: OrderList): Promise<Open> {
  const all = await readAtOnce(list);
  if (all.isWhole) return all;
  const orders: VenueOrder[] = [];
  let isWhole = true;
  for (const symbol of list.symbols) {
    const own = await settle(() => list.read(symbol));
    if (own.ok) orders.push(...opening(own.value));
    else isWhole = false;
  }
  return { orders, isWhole };
}
