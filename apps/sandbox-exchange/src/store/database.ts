import type { ColumnType, Generated } from 'kysely';
import type { CodeMessage, Channel, CodePurpose, ReviewStatus } from '../accounts/types';
import type { MarkState } from '../core/mark';
import type { HouseAccount, Wallet } from '../ledger/types';
import type { Side } from '../catalog/types';
import type { CloseReason, Direction, LeverStatus } from '../products/lever/types';
import type { OrderStatus, OrderType } from '../products/spot/types';
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

interface UserTable {
  id: Generated<number>;
  account: string;
  email: string;
  phone: string;
  password_hash: string | null;
  extension_code: string;
  is_seller: boolean;
  review_status: ReviewStatus;
  is_bot: boolean;
  /** The user whose invite code was used. */
  inviter_id: number | null;
  /** When the password was last set by a code; `null`: never. */
  password_reset_at: number | null;
  created_at: number;
}

interface SessionTable {
  token_hash: string;
  user_id: number;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  revoked_at: number | null;
}

interface LoginTryTable {
  key: string;
  tries: number;
  window_ends: number;
}

interface VerificationCodeTable {
  recipient: string;
  purpose: CodePurpose;
  channel: Channel;
  address: string;
  code_hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
}

interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  country_code: string;
  channel: Channel;
  purpose: CodeMessage['purpose'];
  lang: string;
  code: string;
  sent_at: number;
}

interface AccountTable {
  id: number;
  user_id: number | null;
  house: HouseAccount | null;
  currency_id: number;
  wallet: Wallet | null;
  available: Whole;
  held: Whole;
}

interface EntryTable {
  id: number;
  kind: string;
  reference: number | null;
  at: number;
}

interface PostingTable {
  entry_id: number;
  account_id: number;
  available: Whole;
  held: Whole;
}

interface HoldTable {
  account_id: number;
  purpose: string;
  reference: number;
  amount: Whole;
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

interface MarkTable {
  pair_id: number;
  at: number;
  price: Whole;
  last: Whole;
  state: MarkState;
}

interface OrderTable {
  id: number;
  user_id: number;
  pair_id: number;
  side: Side;
  type: OrderType;
  price: string | null;
  quantity: Whole;
  filled: Whole;
  fee: Whole;
  status: OrderStatus;
  created_at: number;
}

interface FillTable {
  id: number;
  pair_id: number;
  price: Whole;
  quantity: Whole;
  taker_side: Side;
  maker_order_id: number;
  taker_order_id: number;
  maker_user_id: number;
  taker_user_id: number;
  maker_fee: Whole;
  taker_fee: Whole;
  at: number;
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

/** A product adds its tables in its own folder: `declare module '../../store/database' { interface Database { … } }`. */
interface LeverOrderTable {
  id: number;
  user_id: number;
  pair_id: number;
  direction: Direction;
  multiple: number;
  lots: number;
  lot_size: string;
  order_price: string;
  entry_price: string;
  initial_margin: string;
  margin: string;
  trade_fee: string;
  overnight_fee: string;
  take_profit: string | null;
  stop_loss: string | null;
  status: LeverStatus;
  close_price: string | null;
  close_reason: CloseReason | null;
  profit: string;
  created_at: number;
  opened_at: number | null;
  ended_at: number | null;
  overnight_until: number | null;
}

export interface Database {
  currencies: CurrencyTable;
  pairs: PairTable;
  users: UserTable;
  sessions: SessionTable;
  login_tries: LoginTryTable;
  verification_codes: VerificationCodeTable;
  outbox: OutboxTable;
  accounts: AccountTable;
  entries: EntryTable;
  postings: PostingTable;
  holds: HoldTable;
  requests: RequestTable;
  deadlines: DeadlineTable;
  marks: MarkTable;
  orders: OrderTable;
  fills: FillTable;
  lever_orders: LeverOrderTable;
  bars: BarTable;
  news: NewsTable;
  settings: SettingTable;
}
