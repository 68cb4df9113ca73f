import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../store/bulk';
import type { Database } from '../store/database';

/** A scheduled call of a product. */
export interface Deadline {
  readonly product: string;
  /** Unique in its product, such as `unlock 17`. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Order among deadlines of the same moment. */
  readonly sequence: number;
}

const KEY_COLUMNS = { product: 'text', key: 'text' } as const;
const COLUMNS: Columns<Deadline> = { ...KEY_COLUMNS, at: 'bigint', sequence: 'bigint' };

/** The deadlines as the commands see them, in the order of execution. */
export class Schedule {
  readonly #byKey = new Map<string, Deadline>();
  /** Sorted by time and sequence. */
  readonly #order: Deadline[];
  #changed = new Map<string, Pick<Deadline, 'product' | 'key'>>();
  #nextSequence: number;

  /** @param deadlines in the order of execution */
  constructor(deadlines: readonly Deadline[]) {
    this.#order = [...deadlines];
    for (const deadline of deadlines) this.#byKey.set(textOf(deadline), deadline);
    this.#nextSequence = deadlines.reduce((next, { sequence }) => Math.max(next, sequence + 1), 1);
  }

  /** @throws RangeError if the time is not a whole number of milliseconds */
  set(product: string, key: string, at: number): void {
    if (!Number.isSafeInteger(at)) throw new RangeError(`not a moment: ${at}`);
    this.delete(product, key);
    const deadline = { product, key, at, sequence: this.#nextSequence };
    this.#nextSequence += 1;
    this.#order.splice(this.#position(deadline), 0, deadline);
    this.#byKey.set(textOf(deadline), deadline);
    this.#changed.set(textOf(deadline), { product, key });
  }

  has(product: string, key: string): boolean {
    return this.#byKey.has(textOf({ product, key }));
  }

  delete(product: string, key: string): void {
    const found = this.#byKey.get(textOf({ product, key }));
    if (!found) return;
    this.#order.splice(this.#position(found), 1);
    this.#byKey.delete(textOf(found));
    this.#changed.set(textOf(found), { product, key });
  }

  /** Removes a deadline that is due; `false` if a command has cancelled or moved it meanwhile. */
  take({ product, key, sequence }: Deadline): boolean {
    if (this.#byKey.get(textOf({ product, key }))?.sequence !== sequence) return false;
    this.delete(product, key);
    return true;
  }

  /** The first deadlines at or before a moment, in the order of execution. */
  due(now: number, limit: number): Deadline[] {
    const due: Deadline[] = [];
    for (const deadline of this.#order) {
      if (deadline.at > now || due.length === limit) break;
      due.push(deadline);
    }
    return due;
  }

  takeWrites(): { deleted: Pick<Deadline, 'product' | 'key'>[]; stored: Deadline[] } {
    const deleted = [...this.#changed.values()];
    const stored = [...this.#changed.keys()].flatMap((key) => this.#byKey.get(key) ?? []);
    this.#changed = new Map();
    return { deleted, stored };
  }

  /** Index of the first deadline that is not before this one. */
  #position({ at, sequence }: Deadline): number {
    let from = 0;
    let to = this.#order.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = this.#order[middle];
      if (other && (other.at < at || (other.at === at && other.sequence < sequence))) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

export async function loadSchedule(db: Kysely<Database>): Promise<Schedule> {
  return new Schedule(await db.selectFrom('deadlines').selectAll().orderBy('at').orderBy('sequence').execute());
}

export async function writeSchedule(
  db: Transaction<Database>,
  { deleted, stored }: ReturnType<Schedule['takeWrites']>,
): Promise<void> {
  if (deleted.length === 0) return;
  await sql`
    delete from deadlines using ${unnest(KEY_COLUMNS, deleted)} as gone (of_product, with_key)
    where product = gone.of_product and key = gone.with_key
  `.execute(db);
  if (stored.length > 0) await insertRows('deadlines', COLUMNS, stored).execute(db);
}

function textOf({ product, key }: Pick<Deadline, 'product' | 'key'>): string {
  return `${product} ${key}`;
}
