import { createHash } from 'node:crypto';

/** The contract's ids are positive and have 31 bits. */
const BITS = 0x7f_ff_ff_ff;

/**
 * Numbers for the texts that a venue names things by. A number is made from the text, so that it is the same after a restart: a page
 * that was loaded before cannot name another order by it.
 */
export class Ids {
  readonly #byText = new Map<string, number>();
  readonly #byId = new Map<number, string>();

  of(text: string): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    let id = createHash('sha256').update(text).digest().readUInt32BE() & BITS;
    while (id === 0 || this.#byId.has(id)) id = (id + 1) & BITS;
    this.#byText.set(text, id);
    this.#byId.set(id, text);
    return id;
  }

  textOf(id: number): string | undefined {
    return this.#byId.get(id);
  }
}
