import { decimal } from '@bourse/decimal';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { insertRows, type Columns } from './bulk';
import type { Database } from './database';
import type { Bars, StoredBar } from './types';

type Row = Selectable<Database['bars']>;

const COLUMNS: Columns<Row> = {
  pair_id: 'integer',
  resolution: 'text',
  open_time: 'bigint',
  open: 'numeric',
  high: 'numeric',
  low: 'numeric',
  close: 'numeric',
  volume: 'numeric',
};

/** Rows of a statement: few enough for a short text and little memory. */
const CHUNK = 5000;

export function createBars(db: Kysely<Database>): Bars {
  return {
    append: (bars) => write(db, bars, sql`on conflict do nothing`),
    upsert: (bars) => write(db, newestOf(bars), REPLACE),

    async query({ pairId, resolution, from, to, limit }) {
      let select = db
        .selectFrom('bars')
        .selectAll()
        .where('pair_id', '=', pairId)
        .where('resolution', '=', resolution)
        .where('open_time', '>=', from)
        .where('open_time', '<=', to)
        .orderBy('open_time', 'desc');
      if (limit !== undefined) select = select.limit(limit);
      const rows = await select.execute();
      return rows.map(toBar).toReversed();
    },

    async latest(pairId, resolution) {
      const row = await db
        .selectFrom('bars')
        .selectAll()
        .where('pair_id', '=', pairId)
        .where('resolution', '=', resolution)
        .orderBy('open_time', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toBar(row);
    },
  };
}

const REPLACE = sql`on conflict (pair_id, resolution, open_time) do update set
  open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close, volume = excluded.volume`;

async function write(db: Kysely<Database>, bars: readonly StoredBar[], onConflict: RawBuilder<unknown>): Promise<void> {
  if (bars.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < bars.length; at += CHUNK) {
      const rows = bars.slice(at, at + CHUNK).map(toRow);
      await sql`${insertRows('bars', COLUMNS, rows)} ${onConflict}`.execute(transaction);
    }
  });
}

/** One statement cannot replace a row twice: of several bars with the same key the last one counts. */
function newestOf(bars: readonly StoredBar[]): StoredBar[] {
  return [...new Map(bars.map((bar) => [`${bar.pairId} ${bar.resolution} ${bar.openTime}`, bar])).values()];
}

function toRow(bar: StoredBar): Row {
  const { pairId, openTime, ...rest } = bar;
  return { pair_id: pairId, open_time: openTime, ...rest };
}

function toBar(row: Row): StoredBar {
  return {
    pairId: row.pair_id,
    resolution: row.resolution,
    openTime: row.open_time,
    open: decimal(row.open),
    high: decimal(row.high),
    low: decimal(row.low),
    close: decimal(row.close),
    volume: decimal(row.volume),
  };
}
