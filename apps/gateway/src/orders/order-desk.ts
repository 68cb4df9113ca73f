import { DAY_MS } from '@bourse/contract-server';
import { isGreater, isLess, larger, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import type { Caps } from '../config';
import type { Journal } from '../journal';
import type { OrderKey, VenueMarket, VenueOrder } from '../venue/types';
import { settle } from '../venue/settle';
import type { Line, Venue } from '../venue/venue';
import type { Commands, OrderCommand } from './commands';
import { Cancels, type CancelResult } from './cancels';
import { sweep, type Swept } from './kill-switch';
import { areExitsTold } from './exits';
import { isAmended, isAmendment } from './edits';
import { isLeftBeside, unfilledReason, withEnding } from './endings';
import { noteIn, type Note } from './notes';
import { placedResult, type PlaceRefusal, type PlaceResult } from './place-result';
import { LOOK_UP_AFTER_MS, LookUps } from './look-ups';
import { fitToMarket, isSameOrder, isTriggerReached, marketTotal, type AskedOrder } from './rules';

export interface DeskNeeds {
  readonly venue: Venue;
  readonly journal: Journal;
  readonly commands: Commands;
  readonly caps: Caps;
  /** Terms of a pair or a contract. */
  readonly marketOf: (symbol: string) => VenueMarket | undefined;
  /** Symbols of the pairs and of the contracts that are shown. */
  readonly pairs?: () => readonly string[];
  readonly contracts?: () => readonly string[];
  /** Open orders of pairs and contracts as the screens last read them, whatever their age. */
  readonly seen?: () => readonly VenueOrder[];
  /** Worth of one unit of a currency in USDT; `undefined` if there is no price. */
  readonly worthOf: (currency: string) => Decimal | undefined;
  /** The last price; `undefined` if there is none that is young enough for the caps. */
  readonly lastOf: (symbol: string) => Decimal | undefined;
  readonly now: () => number;
  /** Milliseconds by a monotonic clock. */
  readonly elapsed: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Orders or balances may have changed. */
  readonly onChange: () => void;
  /** The journal could not be written where that does not keep the desk from its work. */
  readonly onError?: (error: unknown) => void;
}

export interface StopResult extends Swept {
  /** The journal has the stop: trading stays stopped after a restart. */
  readonly isKept: boolean;
}

/** Places and cancels orders at the venue, each command once and within the caps. */
export class OrderDesk {
  readonly #needs: DeskNeeds;
  readonly #inFlight = new Map<string, { readonly asked: AskedOrder; readonly result: Promise<PlaceResult> }>();
  readonly #cancels: Cancels;
  readonly #note: Note;
  readonly #lookUps: LookUps;
  #resolving: Promise<void> | undefined;

  constructor(needs: DeskNeeds) {
    this.#needs = needs;
    this.#cancels = new Cancels(needs);
    this.#note = noteIn(needs.journal, needs.onError);
    this.#lookUps = new LookUps(needs.elapsed);
  }

  get isStopped(): boolean {
    return this.#needs.commands.isStopped;
  }

  /**
   * Places an order. A repetition with the same client id gets the outcome of the first one; another order with it is refused.
   * @throws if the journal cannot be written; the order is then not sent
   */
  async place(asked: AskedOrder, clientId: string): Promise<PlaceResult> {
    const running = this.#inFlight.get(clientId);
    if (running) return isSameOrder(running.asked, asked) ? running.result : { ok: false, reason: 'request_taken' };
    const result = this.#placeOnce(asked, clientId).finally(() => this.#inFlight.delete(clientId));
    this.#inFlight.set(clientId, { asked, result });
    return result;
  }

  cancel(order: OrderKey): Promise<CancelResult> {
    return this.#cancels.cancel(order);
  }

  /**
   * The kill switch: refuses new orders from now on and cancels all open orders of the account, then those that were on their way.
   * Neither the journal nor the venue's list of orders keeps it from cancelling.
   */
  async stop(by: string): Promise<StopResult> {
    const { commands, now, pairs, contracts } = this.#needs;
    commands.setStopped(true);
    const kept = this.#note({ is: 'stopped', at: now(), by });
    const onTheirWay = [...this.#inFlight.values()].map(({ result }) => result);
    const shown = { pairs: pairs?.() ?? [], contracts: contracts?.() ?? [] };
    const first = await sweep(this.#cancels, shown);
    await Promise.allSettled(onTheirWay);
    const then = onTheirWay.length === 0 ? { ...first, cancelled: 0 } : await sweep(this.#cancels, shown);
    return { cancelled: first.cancelled + then.cancelled, left: then.left, isKept: await kept };
  }

  async resume(by: string): Promise<void> {
    const { journal, commands, now } = this.#needs;
    await journal.write({ is: 'resumed', at: now(), by });
    commands.setStopped(false);
  }

  /** Orders of the last day of which is not known whether the venue has them. */
  get unknown(): number {
    return this.#ofLastDay().length;
  }

  /**
   * Looks up the orders of the last day that have no answer and are to be looked up now, those of earlier runs too. An order that appears while
   * trading is stopped is cancelled.
   */
  resolve(): Promise<void> {
    this.#resolving ??= this.#resolve().finally(() => (this.#resolving = undefined));
    return this.#resolving;
  }

  #ofLastDay(): OrderCommand[] {
    const { commands, now } = this.#needs;
    return commands.unanswered().filter(({ at }) => at > now() - DAY_MS);
  }

  async #resolve(): Promise<void> {
    const { venue, commands } = this.#needs;
    if (!venue.abilities.findByClientId) return;
    for (const command of this.#ofLastDay()) {
      if (this.#inFlight.has(command.clientId) || !this.#lookUps.isDue(command.clientId)) continue;
      const found = await this.#find(command, 'reads');
      if (!found) continue;
      await this.#told(command, found, true);
      if (commands.isStopped && found.state === 'open') await this.cancel(found);
    }
  }

  async #placeOnce(asked: AskedOrder, clientId: string): Promise<PlaceResult> {
    const { commands, journal, now, elapsed } = this.#needs;
    const earlier = commands.order(clientId);
    if (earlier) return this.#repeat(earlier, asked);
    const checked = await this.#check(asked);
    if (!checked.ok) return checked;
    const { order, notional } = checked;
    // From here to the entry in `commands` nothing waits, so that orders at the same time cannot exceed the cap together.
    const refusal = this.#refusal(notional, order);
    if (refusal) return { ok: false, reason: refusal };
    const command: OrderCommand = {
      ...order,
      asked,
      clientId,
      notional,
      at: now(),
      elapsed: elapsed(),
      placement: {},
      state: 'sent',
    };
    commands.add(command);
    const {
      state: _state,
      elapsed: _elapsed,
      placement: _placement,
      price,
      asked: { amount, price: limit, stop: trigger, exits },
      ...entry
    } = command;
    try {
      const figures = {
        amount,
        ...(limit !== undefined && { price: limit }),
        ...(trigger && { trigger: trigger.price }),
        ...(exits && { exits }),
      };
      await journal.write({ is: 'place', ...entry, ...(price !== undefined && { price }), asked: figures });
    } catch (error) {
      command.state = 'refused';
      throw error;
    }
    if (this.#isRefusedByStop(command))
      return this.#refused(command, 'stopped', 'trading was stopped before the order was sent');
    return this.#send(command);
  }

  async #send(command: OrderCommand): Promise<PlaceResult> {
    const { venue, onChange } = this.#needs;
    const { clientId, symbol, side, type, amount, price, reduces, inForce, stop, exits, edits } = command;
    const terms = {
      ...(reduces && { reduces }),
      ...(inForce && { inForce }),
      ...(stop && { stop }),
      ...(exits && { exits }),
    };
    const order = { clientId, symbol, side, type, amount, price, ...terms };
    const reply = await settle(() =>
      edits === undefined ? venue.placeOrder(order) : venue.editOrder({ ...order, id: edits }),
    );
    try {
      if (reply.ok && isAmendment(command, venue))
        return await this.#lookUp(command, 'the venue has accepted the edit');
      if (reply.ok) return await this.#told(command, reply.value, false);
      const { outcome, reason, message } = reply.failure;
      if (reason === 'unreplaced' && edits !== undefined) return await this.#lookUpBoth(command, edits, message);
      if (outcome === 'refused') return await this.#refused(command, reason, message);
      return await this.#lookUp(command, message);
    } finally {
      onChange();
    }
  }

  /** A lost reply, or one that does not tell what became of the order: the order is looked for by its client id, and never sent again. */
  async #lookUp(command: OrderCommand, message: string): Promise<PlaceResult> {
    const { venue, pause } = this.#needs;
    for (const milliseconds of venue.abilities.findByClientId ? LOOK_UP_AFTER_MS : []) {
      if (milliseconds > 0) await pause(milliseconds);
      const found = await this.#find(command, 'commands');
      if (found) return this.#told(command, found, true);
    }
    return this.#unknown(command, message);
  }

  /**
   * The venue has carried out a part of an edit that replaces: both orders are looked up. The edit is refused as `unreplaced` only where the
   * first order is gone and the other one is not there.
   */
  async #lookUpBoth(command: OrderCommand, edits: string, message: string): Promise<PlaceResult> {
    const { commands, pause, venue } = this.#needs;
    const { clientId, stop, symbol } = command;
    let isFailed = false;
    for (const milliseconds of LOOK_UP_AFTER_MS) {
      if (milliseconds > 0) await pause(milliseconds);
      const other = await settle(() => venue.findOrder({ clientId, symbol, stop }, 'commands'));
      if (other.ok && other.value) return this.#told(command, other.value, true);
      isFailed = !other.ok;
    }
    const first = await settle(() => venue.order({ id: edits, symbol }, 'commands'));
    if (isFailed || !first.ok) return this.#unknown(command, message);
    if (first.value?.state === 'open') return this.#refused(command, 'other', message);
    commands.ended(edits);
    return this.#refused(command, first.value?.state === 'filled' ? 'order_not_found' : 'unreplaced', message);
  }

  async #unknown(command: OrderCommand, message: string): Promise<PlaceResult> {
    command.state = 'unknown';
    await this.#note({ is: 'unknown', at: this.#needs.now(), clientId: command.clientId, message });
    return { ok: false, reason: 'unknown' };
  }

  /** The result of an order that the venue may have ended at once: an expired one is not placed. */
  async #told(command: OrderCommand, reply: VenueOrder, isFound: boolean): Promise<PlaceResult> {
    if (isAmendment(command, this.#needs.venue) && !isAmended(command, reply))
      return this.#refused(command, 'order_not_found', 'the order has ended before its edit');
    const order = await withEnding(command, reply, this.#needs);
    if (!order) return this.#unknown(command, `the venue does not tell how the order ${reply.id} has ended`);
    // An edit that the venue answers as done has cancelled the first order.
    const leftBeside = isFound && (await isLeftBeside(command, this.#needs)) && ({ leftBeside: true } as const);
    const ended = unfilledReason(command, order);
    const unfilled = ended === 'unreplaced' && leftBeside ? 'other' : ended;
    if (unfilled) return this.#refused(command, unfilled, `the venue has ended the order ${order.id} without a fill`);
    const { id, state } = order;
    if (state === 'rejected') return this.#refused(command, 'other', 'the venue has rejected the order');
    const { commands, now } = this.#needs;
    const partly = state === 'cancelled' && ({ endedPartly: true } as const);
    const { clientId, exits } = command;
    const placement = { ...partly, ...leftBeside, ...(exits && { exitsUnconfirmed: true }) };
    commands.placed(command, id, placement);
    const entry = { is: 'placed', clientId, orderId: id, found: isFound } as const;
    await this.#note({ ...entry, at: now(), ...placement });
    // The look-ups of the exits take seconds, in which the order is known as placed.
    if (!exits || !(await areExitsTold(order, exits, this.#needs))) return placedResult(placement);
    const confirmed = { ...placement, exitsUnconfirmed: false };
    commands.placed(command, id, confirmed);
    await this.#note({ ...entry, at: now(), ...confirmed });
    return placedResult(confirmed);
  }

  async #refused(command: OrderCommand, reason: PlaceRefusal, message: string): Promise<PlaceResult> {
    const { now } = this.#needs;
    command.state = 'refused';
    await this.#note({ is: 'refused', at: now(), clientId: command.clientId, reason, message });
    return { ok: false, reason };
  }

  /** The order of a command; `undefined`: it is not found, or it is open and not amended yet. */
  async #find(command: OrderCommand, line: Line): Promise<VenueOrder | undefined> {
    const { clientId, symbol, stop, edits } = command;
    if (edits !== undefined && isAmendment(command, this.#needs.venue)) {
      const amended = await settle(() => this.#needs.venue.order({ id: edits, symbol, stop }, line));
      const order = amended.ok ? amended.value : undefined;
      return order && (order.state !== 'open' || isAmended(command, order)) ? order : undefined;
    }
    const found = await settle(() => this.#needs.venue.findOrder({ clientId, symbol, stop }, line));
    return found.ok ? found.value : undefined;
  }

  async #repeat(earlier: OrderCommand, asked: AskedOrder): Promise<PlaceResult> {
    if (!isSameOrder(earlier.asked, asked)) return { ok: false, reason: 'request_taken' };
    if (earlier.state === 'placed') return placedResult(earlier.placement);
    if (earlier.state === 'refused') return { ok: false, reason: 'request_taken' };
    return this.#lookUp(earlier, 'asked again');
  }

  async #check(
    asked: AskedOrder,
  ): Promise<
    | { readonly ok: true; readonly order: AskedOrder; readonly notional: Decimal }
    | { readonly ok: false; readonly reason: PlaceRefusal }
  > {
    const { marketOf, worthOf, lastOf, venue } = this.#needs;
    if (this.#isRefusedByStop(asked)) return { ok: false, reason: 'stopped' };
    const market = marketOf(asked.symbol);
    if (!market) return { ok: false, reason: 'pair_closed' };
    const fitted = fitToMarket(asked, market);
    if (!fitted.ok) return fitted;
    const { order } = fitted;
    if (isTriggerReached(order, lastOf(order.symbol))) return { ok: false, reason: 'trigger_reached' };
    if (order.reduces) return { ok: true, order, notional: ZERO };
    const worth = worthOf(market.quote);
    if (worth === undefined) return { ok: false, reason: 'worth_unknown' };
    if (order.price !== undefined) {
      if (order.side === 'buy') return { ok: true, order, notional: times(times(order.price, order.amount), worth) };
      // A sale below the market is filled at the market's prices.
      const last = lastOf(order.symbol);
      if (last === undefined) return { ok: false, reason: 'worth_unknown' };
      return { ok: true, order, notional: times(times(larger(order.price, last), order.amount), worth) };
    }
    const book = await settle(() => venue.book(order.symbol, 'commands'));
    if (!book.ok) return { ok: false, reason: book.failure.reason };
    const total = marketTotal(book.value, order.side, order.amount);
    if (total === undefined) return { ok: false, reason: 'no_liquidity' };
    if (market.minNotional && isLess(total, market.minNotional)) return { ok: false, reason: 'total_too_small' };
    return { ok: true, order, notional: times(total, worth) };
  }

  /** While trading is stopped, orders that can only make a position smaller are placed: a position must not be trapped. */
  #isRefusedByStop({ reduces }: Pick<AskedOrder, 'reduces'>): boolean {
    return this.isStopped && !reduces;
  }

  #refusal(notional: Decimal, asked: AskedOrder): PlaceRefusal | undefined {
    const { caps, commands, now, elapsed } = this.#needs;
    if (this.#isRefusedByStop(asked)) return 'stopped';
    if (asked.reduces) return undefined;
    if (isGreater(notional, caps.ofOrder)) return 'cap_of_order';
    if (isGreater(plus(commands.usedNotional(now(), elapsed()), notional), caps.ofDay)) return 'cap_of_day';
    return undefined;
  }
}
