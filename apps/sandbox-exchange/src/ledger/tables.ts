import type { Whole } from '../store/database';
import type { HouseAccount, Wallet } from './types';

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

declare module '../store/database' {
  interface Database {
    accounts: AccountTable;
    entries: EntryTable;
    postings: PostingTable;
    holds: HoldTable;
  }
}
