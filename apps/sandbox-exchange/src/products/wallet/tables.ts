import type { Wallet } from '../../ledger/types';
import type { Whole } from '../../store/database';
import type { DepositState, ProofState, WithdrawalState } from './types';

interface WithdrawalTable {
  id: number;
  user_id: number;
  currency_id: number;
  wallet: Wallet;
  amount: Whole;
  fee: Whole;
  address: string;
  network: string;
  state: WithdrawalState;
  hash: string;
  reason: string;
  broadcast_at: number | null;
  created_at: number;
}

interface ChainDepositTable {
  id: number;
  user_id: number;
  currency_id: number;
  network: string;
  hash: string;
  output: number;
  amount: Whole;
  confirmations: number;
  required: number;
  state: DepositState;
  owed: Whole;
  written_off: Whole;
  created_at: number;
}

interface DepositProofTable {
  id: number;
  user_id: number;
  currency_id: number;
  from_address: string;
  hash: string;
  claimed: Whole;
  credited: Whole;
  picture: string;
  state: ProofState;
  reason: string;
  created_at: number;
}

interface SavedAddressTable {
  id: number;
  user_id: number;
  currency_id: number;
  address: string;
  notes: string;
  created_at: number;
}

declare module '../../store/database' {
  interface Database {
    withdrawals: WithdrawalTable;
    chain_deposits: ChainDepositTable;
    deposit_proofs: DepositProofTable;
    saved_addresses: SavedAddressTable;
  }
}
