import { isGreater, isLess, isZero, smaller, ZERO, type Decimal } from '@bourse/decimal';
import type { Journal } from '../journal';
import { settle } from '../venue/settle';
import type { Direction, Exits, Side, Stop, Trigger, VenueContract, VenueOrder, VenuePosition } from '../venue/types';
import type { RefusalReason, Venue, VenueContracts } from '../venue/venue';
import type { Commands } from '../orders/commands';
import type { CancelRefusal } from '../orders/cancels';
import type { OrderDesk } from '../orders/order-desk';
import { areExitsTold, areOthers, carriesExits } from '../orders/exits';
import type { PlaceRefusal } from '../orders/place-result';
import { areExitsPositive, floorExits, floorPrice } from '../orders/rules';
import { stopKind, stopRefusal, type StopRefusal } from './stop-rules';

/** Why an order of a contract is not sent. */
export type LeverageRefusal =
  | 'position_not_found'
  /** There is no position of the opposite direction. */
  | 'nothing_to_reduce'
  /** The venue has one position of a contract; an order of the other direction would make it smaller. */
  | 'other_direction'
  /** The venue has one multiple of a contract. */
  | 'other_multiple'
  /** The venue has not confirmed the multiple; no order was sent. */
  | 'multiple_unknown'
  /** The position, or an order that waits, has other exits, which would be replaced or doubled. */
  | 'other_exits'
  | StopRefusal;
export type LeverageResult =
  | { readonly ok: true; readonly exitsUnconfirmed?: true }
  | { readonly ok: false; readonly reason: LeverageRefusal | PlaceRefusal | CancelRefusal };

export interface Opening {
  readonly contract: VenueContract;
  readonly direction: Direction;
  readonly multiple: Decimal;
  /** Of base currency. */
  readonly amount: Decimal;
  /** Limit; `undefined`: at the market. */
  readonly price: Decimal | undefined;
  /** Needs `attachesExits` of the contracts. */
  readonly exits?: Exits | undefined;
}

/** An order that only makes the position of the opposite direction smaller. */
export type Reduction = Omit<Opening, 'multiple' | 'exits'>;

interface Needs {
  readonly venue: Venue;
  readonly contracts: VenueContracts;
  readonly desk: OrderDesk;
  readonly journal: Journal;
  readonly commands: Commands;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** The last price of a contract; `undefined`: the venue tells none. */
  readonly lastOf: (symbol: string) => Promise<Decimal | undefined>;
  /** Orders may have changed. */
  readonly onChange: () => void;
}

const STOP_KINDS = ['stopLoss', 'takeProfit'] as const;
const OPENING_SIDE = { long: 'buy', short: 'sell' } as const satisfies Record<Direction, Side>;
const CLOSING_SIDE = { long: 'sell', short: 'buy' } as const satisfies Record<Direction, Side>;

/** Direction of the position that an order opens. */
export const openedBy = (side: Side): Direction => (side === 'buy' ? 'long' : 'short');

/** Opens, closes and protects positions at the venue. All orders are placed and cancelled by the order desk. */
export class LeverageDesk {
  readonly #needs: Needs;
  #last: Promise<unknown> = Promise.resolve();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Places an order that opens a position or adds to one. */
  open(opening: Opening, clientId: string): Promise<LeverageResult> {
    return this.#afterTheLast(async () => {
      const { contracts, desk, commands } = this.#needs;
      const { contract, direction, multiple, amount, price, exits } = opening;
      const { symbol } = contract;
      const order = {
        symbol,
        side: OPENING_SIDE[direction],
        type: price === undefined ? 'market' : 'limit',
        amount,
        price,
        multiple,
        ...(exits && { exits }),
      } as const;
      if (commands.order(clientId)) return desk.place(order, clientId);
      if (desk.isStopped) return { ok: false, reason: 'stopped' };
      const wrong = exits && (await this.#exitRefusal(exits, { symbol, direction, price }));
      if (wrong) return { ok: false, reason: wrong };
      const read = await settle(() => this.#stateOf(symbol));
      if (!read.ok) return { ok: false, reason: read.failure.reason };
      const { positions, orders } = read.value;
      const opened = [
        ...positions.map((each) => each.direction),
        // An order with an unknown side may be of the other direction.
        ...orders.filter(opens).map(({ side }) => side && openedBy(side)),
      ];
      if (opened.some((each) => each !== direction)) return { ok: false, reason: 'other_direction' };
      const known = positions[0]?.multiple ?? commands.multipleOf(symbol);
      if (opened.length > 0 && known !== multiple) return { ok: false, reason: 'other_multiple' };
      const cleared = await this.#clearBeside(exits && floorExits(exits, contract), read.value);
      if (!cleared.ok) return cleared;
      if (opened.length === 0) {
        const failure = await this.#setMultiple(contracts, symbol, multiple);
        if (failure) return { ok: false, reason: failure };
      }
      return desk.place(order, clientId);
    });
  }

  /** Places a reduce-only order, of at most what the position of the opposite direction has. */
  reduce({ contract, direction, amount, price }: Reduction, clientId: string): Promise<LeverageResult> {
    return this.#withPositions(clientId, async (positions) => {
      const { symbol } = contract;
      const position = positions.find((each) => each.symbol === symbol && each.direction !== direction);
      if (!position) return { ok: false, reason: 'nothing_to_reduce' };
      const side = OPENING_SIDE[direction];
      const type = price === undefined ? 'market' : 'limit';
      const order = { symbol, side, type, amount: smaller(amount, position.amount), price, reduces: true } as const;
      return this.#needs.desk.place(order, clientId);
    });
  }

  /**
   * Closes a position at the market, or a part of it (base currency). The stops and the reduce-only orders of a position that is closed
   * as a whole are cancelled. A repetition gets the outcome of the first request.
   */
  close(
    isAsked: (position: VenuePosition) => boolean,
    clientId: string,
    part?: (position: VenuePosition) => Decimal,
  ): Promise<LeverageResult> {
    return this.#withPositions(clientId, async (positions) => {
      const position = positions.find(isAsked);
      if (!position) return { ok: false, reason: 'position_not_found' };
      const { symbol, direction } = position;
      const asked = part?.(position) ?? position.amount;
      const isPart = isLess(asked, position.amount);
      const amount = isPart ? asked : position.amount;
      const side = CLOSING_SIDE[direction];
      const result = await this.#needs.desk.place(
        { symbol, side, type: 'market', amount, price: undefined, reduces: true },
        clientId,
      );
      if (!result.ok || isPart) return result;
      // The position is closed, whatever becomes of its stops: the next opening cancels those that are left.
      await settle(async () => this.#cancelAll(await this.#reducingOf(symbol)));
      return result;
    });
  }

  /** After the last command, with the positions of then. A repetition gets the outcome of the first request. */
  #withPositions(
    clientId: string,
    work: (positions: readonly VenuePosition[]) => Promise<LeverageResult>,
  ): Promise<LeverageResult> {
    return this.#afterTheLast(async () => {
      const { desk, commands } = this.#needs;
      const earlier = commands.order(clientId);
      if (earlier) return desk.place(earlier.asked, clientId);
      const read = await settle(() => this.positions());
      return read.ok ? work(read.value) : { ok: false, reason: read.failure.reason };
    });
  }

  /** The positions now; not behind what the screens read. */
  positions(): Promise<readonly VenuePosition[]> {
    return this.#needs.contracts.positions('commands');
  }

  /**
   * Sets both stops of a position; 0 means none. A new stop is placed before the old one is cancelled, so that a failure leaves the
   * position as it was protected before. Refused while an order waits whose exits would come beside them.
   */
  setStops(
    position: VenuePosition,
    contract: VenueContract,
    { by, ...prices }: Readonly<Record<Stop['kind'], Decimal>> & Pick<Trigger, 'by'>,
    clientIdOf: (kind: Stop['kind']) => string,
  ): Promise<LeverageResult> {
    return this.#afterTheLast(async () => {
      const { symbol, direction, amount } = position;
      const { contracts, commands, desk } = this.#needs;
      const wrong = stopRefusal(position, prices);
      if (wrong) return { ok: false, reason: wrong };
      const floored = {
        takeProfit: floorPrice(prices.takeProfit, contract),
        stopLoss: floorPrice(prices.stopLoss, contract),
      };
      if (STOP_KINDS.some((kind) => isZero(floored[kind]) && !isZero(prices[kind])))
        return { ok: false, reason: 'trigger_invalid' };
      const read = await settle(() => contracts.openOrders([symbol], 'commands'));
      if (!read.ok) return { ok: false, reason: read.failure.reason };
      if (contracts.attachesExits && read.value.some(({ exits }) => exits)) return { ok: false, reason: 'other_exits' };
      for (const kind of STOP_KINDS) {
        const price = floored[kind];
        const old = read.value.filter(({ stop, reduces }) => reduces && stop && stopKind(stop, position) === kind);
        const isTriggeredAlike = ({ stop }: VenueOrder) =>
          stop?.price === price && (by === undefined || stop.by === by);
        const matching = old.find((order) => isTriggeredAlike(order) && !isGreater(amount, order.amount));
        const clientId = clientIdOf(kind);
        const isRepeated = commands.order(clientId) !== undefined;
        if (!matching && !isZero(price)) {
          const stop = { kind, price, ...(by && { by }) };
          const order = {
            symbol,
            side: CLOSING_SIDE[direction],
            type: 'market',
            amount,
            price: undefined,
            reduces: true,
            stop,
          } as const;
          const placed = await desk.place(order, clientId);
          if (!placed.ok) return placed;
        }
        const ownId = commands.order(clientId)?.orderId;
        // A stop of the first request that is gone has been replaced since: what has replaced it stays.
        if (isRepeated && !matching && !old.some(({ id }) => id === ownId)) continue;
        const cancelled = await this.#cancelAll(old.filter((order) => order !== matching && order.id !== ownId));
        if (!cancelled.ok) return cancelled;
      }
      return { ok: true };
    });
  }

  /**
   * Gives an order that waits for its price other exits. Its end before is a refusal; without a reply, and without the exits in the venue's list,
   * the outcome is unknown.
   * @param listed the order as the screens last read it, which may be older than the last change
   */
  setExits(listed: VenueOrder, contract: VenueContract, asked: Exits): Promise<LeverageResult> {
    return this.#afterTheLast(async () => {
      const { contracts, journal, now, onChange, venue } = this.#needs;
      const { id: orderId, symbol } = listed;
      const exits = floorExits(asked, contract);
      if (!areExitsPositive(exits)) return { ok: false, reason: 'trigger_invalid' };
      const seen = await settle(() => venue.order(listed, 'commands'));
      // Venues refuse a change to what is there.
      if (seen.ok && seen.value?.state === 'open' && carriesExits(seen.value, exits)) return { ok: true };
      const read = await settle(() => this.#stateOf(symbol));
      if (!read.ok) return { ok: false, reason: read.failure.reason };
      const { positions, orders } = read.value;
      const cleared = await this.#clearBeside(exits, { positions, orders: orders.filter(({ id }) => id !== orderId) });
      if (!cleared.ok) return cleared;
      await journal.write({ is: 'exits', at: now(), orderId, symbol, exits });
      const reply = await settle(() => contracts.setExits(listed, exits));
      const isRefused = !reply.ok && reply.failure.outcome === 'refused';
      const isSet = !isRefused && (await areExitsTold(listed, exits, this.#needs));
      const outcome = isSet ? 'set' : isRefused ? 'refused' : 'unknown';
      const message = reply.ok ? undefined : reply.failure.message;
      await journal.write({ is: 'exits answered', at: now(), orderId, outcome, ...(message && { message }) });
      onChange();
      if (isSet) return { ok: true };
      return { ok: false, reason: reply.ok || !isRefused ? 'unknown' : reply.failure.reason };
    });
  }

  async #stateOf(symbol: string) {
    // Orders first: where an order fills between the reads, the stops of its position are not taken for those of an ended one.
    const orders = await this.#needs.contracts.openOrders([symbol], 'commands');
    const positions = await this.positions();
    return { positions: positions.filter((position) => position.symbol === symbol), orders };
  }

  /** Stops and reduce-only orders. */
  async #reducingOf(symbol: string): Promise<readonly VenueOrder[]> {
    const orders = await this.#needs.contracts.openOrders([symbol], 'commands');
    return orders.filter(({ reduces }) => reduces);
  }

  /** Exits are on their sides of the limit, or of the last price of the contract. */
  async #exitRefusal(
    { takeProfit = ZERO, stopLoss = ZERO }: Exits,
    { symbol, direction, price }: { readonly symbol: string } & Pick<Opening, 'direction' | 'price'>,
  ): Promise<StopRefusal | RefusalReason | undefined> {
    const read = await settle(async () => price ?? this.#needs.lastOf(symbol));
    if (!read.ok) return read.failure.reason;
    const entryPrice = read.value;
    if (entryPrice === undefined) return undefined;
    return stopRefusal({ direction, entryPrice, markPrice: undefined }, { takeProfit, stopLoss });
  }

  /** Refuses exits beside others. Stops of a position that has ended would close the new one: they are cancelled. */
  async #clearBeside(
    exits: Exits | undefined,
    { positions, orders }: { readonly positions: readonly VenuePosition[]; readonly orders: readonly VenueOrder[] },
  ): Promise<LeverageResult> {
    const left = positions.length === 0 ? orders.filter(({ reduces }) => reduces) : [];
    const others = orders.filter((order) => !left.includes(order));
    if (exits && areOthers(exits, others)) return { ok: false, reason: 'other_exits' };
    return this.#cancelAll(left);
  }

  async #cancelAll(orders: readonly VenueOrder[]): Promise<LeverageResult> {
    for (const order of orders) {
      const result = await this.#needs.desk.cancel(order);
      // A stop that is gone has been filled, or its venue has cancelled it with its position.
      if (!result.ok && result.reason !== 'order_not_found' && result.reason !== 'order_filled') return result;
    }
    return { ok: true };
  }

  /** Why the multiple was not set; nothing was ordered then. */
  async #setMultiple(
    contracts: VenueContracts,
    symbol: string,
    multiple: Decimal,
  ): Promise<RefusalReason | 'multiple_unknown' | undefined> {
    const { journal, commands, now } = this.#needs;
    const at = now();
    await journal.write({ is: 'multiple', at, symbol, multiple });
    const reply = await settle(() => contracts.setMultiple(symbol, multiple));
    commands.setMultiple(symbol, reply.ok ? multiple : undefined, at);
    const outcome = reply.ok ? 'set' : reply.failure.outcome;
    const message = reply.ok ? undefined : reply.failure.message;
    await journal.write({ is: 'multiple answered', at: now(), symbol, outcome, ...(message && { message }) });
    if (reply.ok) return undefined;
    return reply.failure.outcome === 'refused' ? reply.failure.reason : 'multiple_unknown';
  }

  /** One command after the other: each one reads the position that the one before has left. */
  #afterTheLast<Value>(work: () => Promise<Value>): Promise<Value> {
    const queued = this.#last.then(work, work);
    this.#last = queued.catch(() => undefined);
    return queued;
  }
}

const opens = ({ reduces }: VenueOrder) => !reduces;
