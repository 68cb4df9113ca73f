import type { Journal } from '../journal';
import { settle } from '../venue/settle';
import type { OrderKey, VenueOrder } from '../venue/types';
import type { CancelReply, RefusalReason, Venue, VenueError } from '../venue/venue';
import { isContract } from '../venue/with-contracts';
import type { Commands } from './commands';
import { LOOK_UP_AFTER_MS } from './look-ups';
import { noteIn, type Note } from './notes';

/** `order_filled`: the order was filled before its cancel. */
export type CancelRefusal = RefusalReason | 'order_filled' | 'unknown';
export type CancelResult = { readonly ok: true } | { readonly ok: false; readonly reason: CancelRefusal };

export interface CancelNeeds {
  readonly venue: Venue;
  readonly journal: Journal;
  readonly commands: Commands;
  /** Open orders of pairs and contracts as the screens last read them, whatever their age. */
  readonly seen?: () => readonly VenueOrder[];
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly onChange: () => void;
  readonly onError?: (error: unknown) => void;
}

/** Cancels orders. */
export class Cancels {
  readonly needs: CancelNeeds;
  readonly #note: Note;

  constructor(needs: CancelNeeds) {
    this.needs = needs;
    this.#note = noteIn(needs.journal, needs.onError);
  }

  /**
   * Cancels an order, and tells what became of it: a venue may answer before it has cancelled. A cancel makes the risk smaller, so it is
   * sent also if the journal cannot be written.
   */
  async cancel(order: OrderKey): Promise<CancelResult> {
    const reply = await this.request(order);
    try {
      const result = reply.ok ? await this.#followCancel(order, reply.value) : await this.#failedCancel(order, reply);
      this.note(order, result, reply.ok ? undefined : reply.failure);
      return result;
    } finally {
      this.needs.onChange();
    }
  }

  /** Sends a cancel, once. */
  async request(order: OrderKey) {
    const { venue, now } = this.needs;
    void this.#note({ is: 'cancel', at: now(), orderId: order.id, symbol: order.symbol });
    return settle(() => venue.cancelOrder(order));
  }

  /** Notes what a cancel has told. Nothing waits for the disk; the entries stay in their order. */
  note({ id: orderId }: OrderKey, result: CancelResult, failure?: VenueError): void {
    const { commands, now } = this.needs;
    if (result.ok || result.reason === 'order_filled' || result.reason === 'order_not_found') commands.ended(orderId);
    const outcome = result.ok ? 'cancelled' : failure?.outcome === 'refused' ? 'refused' : result.reason;
    const message = failure?.message;
    void this.#note({ is: 'cancel answered', at: now(), orderId, outcome, ...(message !== undefined && { message }) });
  }

  /** What becomes of an order whose cancel the venue has answered. */
  async #followCancel(order: OrderKey, reply: CancelReply): Promise<CancelResult> {
    if (reply === 'cancelled') return { ok: true };
    if (reply === 'filled') return { ok: false, reason: 'order_filled' };
    for (const milliseconds of LOOK_UP_AFTER_MS) {
      if (milliseconds > 0) await this.needs.pause(milliseconds);
      const result = await this.lookUp(order, true);
      if (result.ok || result.reason !== 'unknown') return result;
    }
    return { ok: false, reason: 'unknown' };
  }

  async #failedCancel(order: OrderKey, { failure }: { readonly failure: VenueError }): Promise<CancelResult> {
    if (failure.outcome === 'refused') return { ok: false, reason: failure.reason };
    return this.lookUp(order, false);
  }

  /** The order itself tells whether it was cancelled or filled. One that is open stays unknown. */
  async lookUp(order: OrderKey, isAccepted: boolean): Promise<CancelResult> {
    const { venue } = this.needs;
    if (!venue.abilities.orderById) return isAccepted ? this.#isGone(order) : { ok: false, reason: 'unknown' };
    const found = await settle(() => venue.order(order, 'commands'));
    const state = found.ok ? found.value?.state : undefined;
    if (state === 'cancelled' || state === 'rejected') return { ok: true };
    return { ok: false, reason: state === 'filled' ? 'order_filled' : 'unknown' };
  }

  /** Where the venue finds no order by its id: one whose cancel was accepted is cancelled once it is not listed as open. */
  async #isGone({ id, symbol }: OrderKey): Promise<CancelResult> {
    const { venue } = this.needs;
    const open = await settle(async () =>
      isContract(symbol)
        ? ((await venue.contracts?.openOrders([symbol], 'commands')) ?? [])
        : venue.openOrders([symbol], 'commands'),
    );
    const isOpen = !open.ok || open.value.some((order) => order.id === id);
    return isOpen ? { ok: false, reason: 'unknown' } : { ok: true };
  }
}
