import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import { TradeVolumes, type DayVolume } from './trade-volumes';

interface VolumeTable {
  user_id: number;
  /** Number of the day since 1970. */
  day: number;
  /** In USDT's smallest unit. */
  volume: Whole;
}

declare module '../../store/database' {
  interface Database {
    trade_volumes: VolumeTable;
  }
}

const COLUMNS: Columns<{ user_id: number; day: number; volume: string }> = {
  user_id: 'integer',
  day: 'integer',
  volume: 'numeric',
};

export async function loadVolumes(db: Kysely<Database>): Promise<TradeVolumes> {
  const rows = await db
    .selectFrom('trade_volumes')
    .selectAll()
    .where('day', '>=', sql<number>`(select max(day) - 30 from trade_volumes)`)
    .execute();
  return new TradeVolumes(rows.map((row) => ({ userId: row.user_id, day: row.day, volume: BigInt(row.volume) })));
}

export async function writeVolumes(db: Transaction<Database>, volumes: readonly DayVolume[]): Promise<void> {
  const rows = volumes.map(({ userId, day, volume }) => ({ user_id: userId, day, volume: volume.toString() }));
  await sql`
    ${insertRows('trade_volumes', COLUMNS, rows)}
    on conflict (user_id, day) do update set volume = excluded.volume
  `.execute(db);
}
