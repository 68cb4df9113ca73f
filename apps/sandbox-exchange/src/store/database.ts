import type { ColumnType } from 'kysely';
import type { BaseResolution, NewsLanguage } from './types';

/*
 * The tables as the code sees them. Whole amounts (`numeric(38,0)`) and exact decimals (`numeric`) come as text and are
 * turned to bigint or Decimal where they are read; ids and times (`bigint`) come as numbers, which hold them exactly.
 */

/** Written as text or bigint, read as text. */
export type Whole = ColumnType<string, string | bigint, string | bigint>;

interface CurrencyTable {
  id: number;
  code: string;
  scale: number;
  type: string;
  description: string;
  logo: string;
  is_legal: boolean;
  is_lever: boolean;
  is_match: boolean;
  is_micro: boolean;
}

interface PairTable {
  id: number;
  base_id: number;
  quote_id: number;
  pair_group: string;
  tick_size: string;
  lot_size: string;
  min_quantity: string;
  maker_fee: string;
  taker_fee: string;
  is_displayed: boolean;
  has_options: boolean;
  sort: number;
}

interface RequestTable {
  user_id: number;
  action: string;
  client_id: string;
  fields_hash: string;
  outcome: string;
  at: number;
}

interface DeadlineTable {
  product: string;
  key: string;
  at: number;
  sequence: number;
}

interface BarTable {
  pair_id: number;
  resolution: BaseResolution;
  open_time: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

interface NewsTable {
  id: number;
  category: number;
  lang: NewsLanguage;
  title: string;
  abstract: string;
  content: string;
  cover: string;
  thumbnail: string;
  updated_at: number;
  sorts: number;
}

interface SettingTable {
  name: string;
  value: string;
}

/** The ledger, a product and the accounts add their tables in their own folders: `declare module '../../store/database' { interface Database { … } }`. */
export interface Database {
  currencies: CurrencyTable;
  pairs: PairTable;
  requests: RequestTable;
  deadlines: DeadlineTable;
  bars: BarTable;
  news: NewsTable;
  settings: SettingTable;
}
