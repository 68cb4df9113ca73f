import type { Decimal } from '@bourse/decimal';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Catalog } from '../catalog/catalog';
import { insertRows, type Columns } from '../store/bulk';
import type { Database, Whole } from '../store/database';
import { AVERAGE_MS, averagePrice, markPriceOf, medianPrice, type MarkPoint } from './mark-price';
import type { Mark, MarkSource, MarkState } from './mark';
import type { Published } from './published';

interface MarkTable {
  pair_id: number;
  at: number;
  price: Whole;
  last: Whole;
  state: MarkState;
  source: MarkSource;
}

declare module '../store/database' {
  interface Database {
    marks: MarkTable;
  }
}

/** So much of the series is in memory, for `priceAt` in commands. */
const IN_MEMORY_MS = 30 * 60_000;
/** A change of the mark below one ten-thousandth is not recorded. */
const SMALLEST_CHANGE = 10_000n;

interface Point extends MarkPoint {
  /** The average begins here: earlier points are of a price that the operator has replaced. In memory only. */
  readonly isReset?: boolean;
  readonly state: MarkState;
}

interface PointRow {
  pair_id: number;
  at: number;
  price: bigint;
  last: bigint;
  state: MarkState;
  source: MarkSource;
}

const COLUMNS: Columns<PointRow> = {
  pair_id: 'integer',
  at: 'bigint',
  price: 'numeric',
  last: 'numeric',
  state: 'text',
  source: 'text',
};

interface PairSeries {
  /** Oldest first, each a change; prices in ticks. */
  points: Point[];
  /** The last publication that was evaluated, and its time. */
  version: number;
  freshAt: number;
  /** The next point begins a new average. */
  isReset: boolean;
}

interface Needs {
  catalog: Catalog;
  published: Published;
  /** Without a change of book or last trade for longer than this, a mark without an index is stale. */
  staleAfterMs: number;
}

/** The mark prices of all pairs: computed from published data, recorded as a series of changes. */
export class Marks {
  readonly #needs: Needs;
  readonly #series = new Map<number, PairSeries>();
  #writes: PointRow[] = [];

  /** @param points oldest first */
  constructor(needs: Needs, points: readonly (Point & { pairId: number })[]) {
    this.#needs = needs;
    for (const [pairId, own] of Map.groupBy(points, (point) => point.pairId)) {
      const freshAt = own.at(-1)?.at ?? 0;
      this.#series.set(pairId, { points: own, version: needs.published.version(pairId), freshAt, isReset: false });
    }
  }

  /** Evaluates every pair and records the marks that have changed. */
  evaluate(now: number): Mark[] {
    return this.#needs.catalog.pairs().flatMap(({ id }) => this.#evaluatePair(id, now) ?? []);
  }

  /** Would `evaluate` record something? */
  hasChanged(now: number): boolean {
    return this.#needs.catalog.pairs().some(({ id }) => this.#next(id, now) !== undefined);
  }

  /** The latest mark; `undefined` before the first trade or two-sided book of a pair. */
  mark(pairId: number, now: number): Mark | undefined {
    const series = this.#series.get(pairId);
    const point = series?.points.at(-1);
    if (!series || !point) return undefined;
    const isStale = this.#needs.published.isLate(pairId, now) ?? this.#isQuiet(pairId, series, now);
    return this.#markOf(pairId, { ...point, state: isStale ? 'stale' : point.state }, now);
  }

  /** Takes the next price as it is, however far it is from the average: the operator has set it. */
  reset(pairId: number): void {
    const series = this.#series.get(pairId);
    if (series) series.isReset = true;
  }

  /**
   * The median of the index over a time before a moment, see {@link medianPrice}. While there is no index the last one counts, and no price
   * that users make. `undefined` without an index in memory.
   */
  medianIndexAt(pairId: number, at: number, length: number): Decimal | undefined {
    const indexes = this.#series.get(pairId)?.points.filter((one) => one.source === 'index' && one.at < at) ?? [];
    const start = indexes.findLastIndex(({ isReset }) => isReset === true);
    const median = medianPrice(indexes.slice(Math.max(start, 0)), at, length);
    return median === undefined ? undefined : this.#needs.catalog.terms(pairId)?.price(median);
  }

  /** The last mark before a moment; `undefined` if that is more than half an hour before the latest mark. */
  priceAt(pairId: number, at: number): Mark | undefined {
    const point = this.#series.get(pairId)?.points.findLast((one) => one.at < at);
    return point && this.#markOf(pairId, point, at);
  }

  takeWrites(): PointRow[] {
    const writes = this.#writes;
    this.#writes = [];
    return writes;
  }

  #evaluatePair(pairId: number, now: number): Mark | undefined {
    const next = this.#next(pairId, now);
    if (!next) return undefined;
    const series = this.#series.get(pairId) ?? { points: [], version: 0, freshAt: now, isReset: false };
    this.#series.set(pairId, series);
    const version = this.#needs.published.version(pairId);
    if (version !== series.version) series.freshAt = now;
    series.version = version;
    series.points.push({ ...next, isReset: series.isReset });
    series.isReset = false;
    this.#forget(series, now);
    const { last, price, source, state } = next;
    this.#writes.push({ pair_id: pairId, at: now, price, last, state, source });
    return this.#markOf(pairId, next, now);
  }

  /** The mark as it is now, if it differs from the recorded one. */
  #next(pairId: number, now: number): Point | undefined {
    const { published } = this.#needs;
    const series = this.#series.get(pairId);
    const before = series?.points.at(-1);
    const quote = published.quote(pairId, now);
    const isFresh = !series || published.version(pairId) !== series.version;
    const evaluated = quote && markPriceOf(quote, averageOf(series, now));
    if (!evaluated) return undefined;
    // A pair that follows another market is stale without its price, whatever users do in the book.
    const isStale = published.isLate(pairId, now) ?? (!isFresh && this.#isQuiet(pairId, series, now));
    const next: Point = { ...evaluated, at: now, state: isStale ? 'stale' : evaluated.state };
    if (!before) return next;
    const isSameKind = before.state === next.state && before.source === next.source;
    const isSame = isSameKind && before.last === next.last && !isMove(before.price, next.price);
    // A publication that changes nothing still keeps the mark fresh; it needs no record.
    if (isSame && isFresh && series) {
      series.version = published.version(pairId);
      series.freshAt = now;
    }
    return isSame ? undefined : next;
  }

  /** No order or trade has changed the pair for long. With an index a pair without trades is not quiet. */
  #isQuiet(pairId: number, { freshAt }: PairSeries, now: number): boolean {
    const { published, staleAfterMs } = this.#needs;
    return published.index(pairId, now) === undefined && now - freshAt > staleAfterMs;
  }

  #forget(series: PairSeries, now: number): void {
    const keepFrom = series.points.findIndex(({ at }) => at > now - IN_MEMORY_MS);
    // Half of the points are dropped at a time, so that this is rare.
    if (keepFrom > series.points.length / 2) series.points.splice(0, keepFrom - 1);
  }

  /** @param now the end of the average */
  #markOf(pairId: number, { price, last, state, source, at }: Point, now: number): Mark | undefined {
    const terms = this.#needs.catalog.terms(pairId);
    const average = terms?.price(averageOf(this.#series.get(pairId), now) ?? price);
    if (!terms || average === undefined) return undefined;
    return { pairId, price: terms.price(price), average, last: terms.price(last), state, source, at };
  }
}

function averageOf(series: PairSeries | undefined, now: number): bigint | undefined {
  if (!series || series.isReset) return undefined;
  const { points } = series;
  const first = points.findLastIndex(({ at, isReset }) => isReset === true || at <= now - AVERAGE_MS);
  return averagePrice(points.slice(Math.max(first, 0)), now);
}

function isMove(before: bigint, after: bigint): boolean {
  const change = after > before ? after - before : before - after;
  return change * SMALLEST_CHANGE >= before;
}

/** Reads the end of every series: `priceAt` needs it for deadlines that fell due while the exchange was down. */
export async function loadMarks(db: Kysely<Database>, needs: Needs): Promise<Marks> {
  type Row = Pick<Point, 'at' | 'state' | 'source'> & { pairId: number; price: string; last: string };
  const { rows } = await sql<Row>`
    select marks.pair_id as "pairId", marks.at, price, last, state, source from pairs
    join lateral (select max(at) as latest from marks where pair_id = pairs.id) as ends on true
    join marks on marks.pair_id = pairs.id and marks.at > latest - ${IN_MEMORY_MS}::bigint
    order by marks.pair_id, marks.at
  `.execute(db);
  return new Marks(
    needs,
    rows.map((row) => ({ ...row, price: BigInt(row.price), last: BigInt(row.last) })),
  );
}

/** Of two values in the same millisecond the later one is kept. */
export async function writeMarks(db: Transaction<Database>, rows: readonly PointRow[]): Promise<void> {
  if (rows.length === 0) return;
  const byMoment = new Map(rows.map((row) => [`${row.pair_id} ${row.at}`, row]));
  await sql`
    ${insertRows('marks', COLUMNS, [...byMoment.values()])}
    on conflict (pair_id, at) do update set
      price = excluded.price, last = excluded.last, state = excluded.state, source = excluded.source
  `.execute(db);
}

/** The last recorded mark before a moment, from the store. */
export async function storedMark(
  db: Kysely<Database>,
  catalog: Catalog,
  pairId: number,
  before: number,
): Promise<Mark | undefined> {
  const row = await db
    .selectFrom('marks')
    .selectAll()
    .where('pair_id', '=', pairId)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const terms = catalog.terms(pairId);
  if (!row || !terms) return undefined;
  const { price, last, state, source, at } = row;
  const marked = terms.price(BigInt(price));
  // The store has no averages; a recorded price is one of a moment.
  return { pairId, price: marked, average: marked, last: terms.price(BigInt(last)), state, source, at };
}
