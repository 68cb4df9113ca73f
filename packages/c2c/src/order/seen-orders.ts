import type { Decimal } from '@bourse/decimal';
import { createStored } from '@bourse/storage';
import { storedDecimal } from '@bourse/safe-writes';
import * as v from 'valibot';
import type { Payee } from '@bourse/contracts/c2c';

/** Maximum number of remembered orders. The oldest notes are removed first. */
const MOST_NOTES = 60;

const payee = v.object({
  realName: v.string(),
  bankName: v.string(),
  bankAccount: v.string(),
  alipayAccount: v.string(),
  wechatAccount: v.string(),
  wechatNickname: v.string(),
});

const note = v.object({
  id: v.number(),
  /** The payee information as this device saw it first. */
  payee: v.optional(payee),
  /** Server time at which it was seen, epoch milliseconds. */
  payeeAt: v.optional(v.number()),
  /** This device cancelled the order. */
  wasCancelledHere: v.optional(v.boolean()),
  /** Server time at which this device first saw the order cancelled. */
  cancelledAt: v.optional(v.number()),
  /** The amount of coin that this device confirmed when it took the ad. */
  confirmed: v.optional(storedDecimal),
});
type Note = v.InferOutput<typeof note>;

const notes = createStored('bourse.c2c.seenOrders', v.array(note), []);

function change(id: number, edit: (note: Note) => Note): void {
  notes.update((all) => {
    const known = all.find((each) => each.id === id) ?? { id };
    return [edit(known), ...all.filter((each) => each.id !== id)].slice(0, MOST_NOTES);
  });
}

/** Keeps the first view of a payee; a later one changes nothing. */
export function notePayee(id: number, shown: Payee, at: number): void {
  if (notes.read().some((each) => each.id === id && each.payee)) return;
  change(id, (known) => ({ ...known, payee: shown, payeeAt: at }));
}

/** This device took the ad with this amount of coin. */
export function noteConfirmed(id: number, amount: Decimal): void {
  change(id, (known) => ({ ...known, confirmed: amount }));
}

/** This device cancelled the order. */
export function noteCancelled(id: number): void {
  change(id, (known) => ({ ...known, wasCancelledHere: true }));
}

/** This device saw the order cancelled at a moment of the server's clock; the first one counts. */
export function noteSeenCancelled(id: number, at: number): void {
  if (notes.read().some((each) => each.id === id && each.cancelledAt !== undefined)) return;
  change(id, (known) => ({ ...known, cancelledAt: at }));
}

/** Data about an order that only this device has. */
export function useOrderNote(id: number): Note {
  return notes.useValue().find((each) => each.id === id) ?? { id };
}
