import { createHash } from 'node:crypto';

/** The contract's ids are positive and have 31 bits. */
const BITS = 0x7f_ff_ff_ff;
/** Times of ids are counted from 2020-01-01T00:00:00Z. */
const EPOCH = 1_577_836_800_000;
/** Ids of one millisecond. */
const SLOTS = 512;

/**
 * Numbers for the texts that a venue names things by. A number is made from the text, so that it is the same after a restart: a page
 * that was loaded before cannot name another order by it.
 */
export class Ids {
  readonly #byText = new Map<string, number>();
  readonly #byId = new Map<number, string>();

  of(text: string): number {
    return this.#byText.get(text) ?? this.#keep(text, hashOf(text) || 1);
  }

  /**
   * A number that is larger than those of earlier times, as clients recognise a new row of leverage. Above the numbers of `of`, and a safe
   * integer for 500 years.
   * @param at epoch milliseconds; 0 where the venue does not tell it: the number is then that of `of`
   */
  ofTime(text: string, at: number): number {
    if (at <= EPOCH) return this.of(text);
    return this.#byText.get(text) ?? this.#keep(text, (at - EPOCH) * SLOTS + (hashOf(text) % SLOTS));
  }

  #keep(text: string, wanted: number): number {
    let id = wanted;
    while (this.#byId.has(id)) id += 1;
    this.#byText.set(text, id);
    this.#byId.set(id, text);
    return id;
  }

  textOf(id: number): string | undefined {
    return this.#byId.get(id);
  }
}

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() & BITS;
