import { RSI } from 'trading-signals';
import type { Study } from './indicator';

/** The RSI, unknown until the price has moved: the library says 100 without a movement, from which the first fall would cross every level. */
export class RsiOfMoves implements Study<number, number> {
  readonly #rsi: RSI;
  #first: number | undefined;
  #hasMoved = false;

  constructor(period: number) {
    this.#rsi = new RSI(period);
  }

  get isStable(): boolean {
    return this.#rsi.isStable && this.#hasMoved;
  }

  update(price: number, replace: boolean): unknown {
    this.#first ??= price;
    this.#hasMoved ||= price !== this.#first;
    return this.#rsi.update(price, replace);
  }

  getResult(): number | null {
    return this.#rsi.getResult();
  }
}
