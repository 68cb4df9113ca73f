import { decimal, decimalsOf } from '@bourse/decimal';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database';
import { leverageTermsOf } from './leverage-terms';
import { Terms } from './terms';
import type { Currency, NewCurrency, NewPair, Pair, PairChange } from './types';

/** The currencies and pairs: few, always in memory, changed by the operator alone. */
export class Catalog {
  readonly #db: Kysely<Database>;
  readonly #currencies = new Map<number, Currency>();
  readonly #terms = new Map<number, Terms>();
  #pairs: readonly Pair[] = [];

  private constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  static async load(db: Kysely<Database>): Promise<Catalog> {
    const catalog = new Catalog(db);
    const currencies = await db.selectFrom('currencies').selectAll().orderBy('id').execute();
    for (const row of currencies) catalog.#currencies.set(row.id, toCurrency(row));
    const pairs = await db.selectFrom('pairs').selectAll().execute();
    for (const row of pairs) catalog.#keep(row);
    return catalog;
  }

  currencies(): readonly Currency[] {
    return [...this.#currencies.values()];
  }

  currency(id: number): Currency | undefined {
    return this.#currencies.get(id);
  }

  /** By `sort`, then id. */
  pairs(): readonly Pair[] {
    return this.#pairs;
  }

  pairOf(baseId: number, quoteId: number): Pair | undefined {
    return this.#pairs.find((pair) => pair.baseId === baseId && pair.quoteId === quoteId);
  }

  terms(pairId: number): Terms | undefined {
    return this.#terms.get(pairId);
  }

  async createCurrency(currency: NewCurrency): Promise<Currency> {
    const found = this.currencies().find(({ code }) => code === currency.code);
    if (found) return found;
    const id = currency.id ?? nextId(this.#currencies.keys());
    const { isLegal, isLever, isMatch, isMicro, code, scale, type, description, logo } = currency;
    const flags = { is_legal: isLegal, is_lever: isLever, is_match: isMatch, is_micro: isMicro };
    const row = { id, code, scale, type, description, logo, ...flags };
    await this.#db.insertInto('currencies').values(row).execute();
    const created = toCurrency(row);
    this.#currencies.set(id, created);
    return created;
  }

  async createPair(pair: NewPair): Promise<Pair> {
    const found = this.pairOf(pair.baseId, pair.quoteId);
    if (found) {
      if (found.tickSize === pair.tickSize && found.lotSize === pair.lotSize) return found;
      throw new RangeError(`${found.symbol} is there with another tick or lot size`);
    }
    const row = {
      id: pair.id ?? nextId(this.#terms.keys()),
      base_id: pair.baseId,
      quote_id: pair.quoteId,
      pair_group: pair.group,
      tick_size: pair.tickSize,
      lot_size: pair.lotSize,
      min_quantity: pair.minQuantity,
      maker_fee: pair.makerFee,
      taker_fee: pair.takerFee,
      is_displayed: pair.isDisplayed,
      has_options: pair.hasOptions,
      sort: pair.sort,
    };
    // Validated against its currencies before it is stored, because a stored pair cannot be removed.
    this.#termsOf(row);
    await this.#db.insertInto('pairs').values(row).execute();
    return this.#keep(row);
  }

  async updatePair(id: number, change: PairChange): Promise<Pair> {
    const pair = this.#terms.get(id)?.pair;
    if (!pair) throw new RangeError(`there is no pair ${id}`);
    const changed = { ...pair, ...change };
    const values = {
      pair_group: changed.group,
      min_quantity: changed.minQuantity,
      maker_fee: changed.makerFee,
      taker_fee: changed.takerFee,
      is_displayed: changed.isDisplayed,
      has_options: changed.hasOptions,
      sort: changed.sort,
    };
    this.#termsOf({
      ...values,
      id,
      base_id: pair.baseId,
      quote_id: pair.quoteId,
      tick_size: pair.tickSize,
      lot_size: pair.lotSize,
    });
    const row = await this.#db
      .updateTable('pairs')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return this.#keep(row);
  }

  #keep(row: Selectable<Database['pairs']>): Pair {
    const terms = this.#termsOf(row);
    this.#terms.set(row.id, terms);
    this.#pairs = [...this.#terms.values()].map(({ pair }) => pair).toSorted((a, b) => a.sort - b.sort || a.id - b.id);
    return terms.pair;
  }

  #termsOf(row: Selectable<Database['pairs']>): Terms {
    const base = this.#currencies.get(row.base_id);
    const quote = this.#currencies.get(row.quote_id);
    if (!base || !quote) throw new RangeError('a pair of an unknown currency');
    return new Terms(toPair(row, base, quote), base, quote);
  }
}

function nextId(ids: Iterable<number>): number {
  return Math.max(0, ...ids) + 1;
}

function toCurrency(row: Selectable<Database['currencies']>): Currency {
  const { id, code, scale, type, description, logo } = row;
  const { is_legal: isLegal, is_lever: isLever, is_match: isMatch, is_micro: isMicro } = row;
  return { id, code, scale, type, description, logo, isLegal, isLever, isMatch, isMicro };
}

function toPair(row: Selectable<Database['pairs']>, base: Currency, quote: Currency): Pair {
  const tickSize = decimal(row.tick_size);
  const lotSize = decimal(row.lot_size);
  const symbol = `${base.code}/${quote.code}`;
  return {
    id: row.id,
    baseId: base.id,
    quoteId: quote.id,
    symbol,
    group: row.pair_group,
    tickSize,
    lotSize,
    priceDecimals: decimalsOf(tickSize),
    quantityDecimals: decimalsOf(lotSize),
    minQuantity: decimal(row.min_quantity),
    makerFee: decimal(row.maker_fee),
    takerFee: decimal(row.taker_fee),
    isDisplayed: row.is_displayed,
    leverage: leverageTermsOf(symbol),
    hasOptions: row.has_options,
    sort: row.sort,
  };
}
