import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';
import './tables';
import type { DepositRecord, ProofRecord, SavedAddressRecord, WithdrawalRecord } from './types';
import { WalletState, type WalletWrites } from './state';

type WithdrawalRow = Selectable<Database['withdrawals']>;
type DepositRow = Selectable<Database['chain_deposits']>;
type ProofRow = Selectable<Database['deposit_proofs']>;
type AddressRow = Selectable<Database['saved_addresses']>;

const WITHDRAWAL_COLUMNS: Columns<WithdrawalRow> = {
  id: 'bigint',
  user_id: 'integer',
  currency_id: 'integer',
  wallet: 'text',
  amount: 'numeric',
  fee: 'numeric',
  address: 'text',
  network: 'text',
  state: 'text',
  hash: 'text',
  reason: 'text',
  broadcast_at: 'bigint',
  created_at: 'bigint',
};

const DEPOSIT_COLUMNS: Columns<DepositRow> = {
  id: 'bigint',
  user_id: 'integer',
  currency_id: 'integer',
  network: 'text',
  hash: 'text',
  output: 'integer',
  amount: 'numeric',
  confirmations: 'integer',
  required: 'integer',
  state: 'text',
  owed: 'numeric',
  written_off: 'numeric',
  created_at: 'bigint',
};

const PROOF_COLUMNS: Columns<ProofRow> = {
  id: 'bigint',
  user_id: 'integer',
  currency_id: 'integer',
  from_address: 'text',
  hash: 'text',
  claimed: 'numeric',
  credited: 'numeric',
  picture: 'text',
  state: 'text',
  reason: 'text',
  created_at: 'bigint',
};

const ADDRESS_COLUMNS: Columns<AddressRow> = {
  id: 'bigint',
  user_id: 'integer',
  currency_id: 'integer',
  address: 'text',
  notes: 'text',
  created_at: 'bigint',
};

/** Everything that commands need: all deposits, proofs and addresses, and the withdrawals that are open or of the last days. */
export async function loadWallet(db: Kysely<Database>): Promise<WalletState> {
  const recent = sql<number>`(select coalesce(max(at), 0) from entries) - ${RETENTION_MS}`;
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where((where) => where.or([where('state', 'in', ['applying', 'approved']), where('created_at', '>=', recent)]))
    .orderBy('id')
    .execute();
  const deposits = await db.selectFrom('chain_deposits').selectAll().orderBy('id').execute();
  const proofs = await db.selectFrom('deposit_proofs').selectAll().orderBy('id').execute();
  const addresses = await db.selectFrom('saved_addresses').selectAll().orderBy('id').execute();
  const next = await sql<{ withdrawal: number; deposit: number; proof: number; address: number }>`
    select (select coalesce(max(id), 0) + 1 from withdrawals) as withdrawal,
      (select coalesce(max(id), 0) + 1 from chain_deposits) as deposit,
      (select coalesce(max(id), 0) + 1 from deposit_proofs) as proof,
      (select coalesce(max(id), 0) + 1 from saved_addresses) as address
  `.execute(db);
  const [nextIds = { withdrawal: 1, deposit: 1, proof: 1, address: 1 }] = next.rows;
  return new WalletState({
    withdrawals: withdrawals.map(toWithdrawal),
    deposits: deposits.map(toDeposit),
    proofs: proofs.map(toProof),
    addresses: addresses.map(toAddress),
    nextIds,
  });
}

/** A withdrawal counts towards the limit of its day; two days hold every present day of Asia/Shanghai. */
const RETENTION_MS = 2 * 24 * 60 * 60_000;

export async function writeWallet(db: Transaction<Database>, writes: WalletWrites): Promise<void> {
  if (writes.withdrawals.length > 0) {
    await sql`
      ${insertRows('withdrawals', WITHDRAWAL_COLUMNS, writes.withdrawals.map(fromWithdrawal))}
      on conflict (id) do update set state = excluded.state, hash = excluded.hash, reason = excluded.reason,
        broadcast_at = excluded.broadcast_at
    `.execute(db);
  }
  if (writes.deposits.length > 0) {
    await sql`
      ${insertRows('chain_deposits', DEPOSIT_COLUMNS, writes.deposits.map(fromDeposit))}
      on conflict (id) do update set state = excluded.state, confirmations = excluded.confirmations,
        owed = excluded.owed, written_off = excluded.written_off
    `.execute(db);
  }
  if (writes.proofs.length > 0) {
    await sql`
      ${insertRows('deposit_proofs', PROOF_COLUMNS, writes.proofs.map(fromProof))}
      on conflict (id) do update set state = excluded.state, reason = excluded.reason, credited = excluded.credited
    `.execute(db);
  }
  if (writes.deletedAddresses.length > 0) {
    await db
      .deleteFrom('saved_addresses')
      .where('id', 'in', [...writes.deletedAddresses])
      .execute();
  }
  if (writes.saved.length > 0) {
    await insertRows('saved_addresses', ADDRESS_COLUMNS, writes.saved.map(fromAddress)).execute(db);
  }
}

function toWithdrawal(row: WithdrawalRow): WithdrawalRecord {
  return {
    id: row.id,
    userId: row.user_id,
    currencyId: row.currency_id,
    wallet: row.wallet,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    address: row.address,
    network: row.network,
    state: row.state,
    hash: row.hash,
    reason: row.reason,
    broadcastAt: row.broadcast_at ?? undefined,
    createdAt: row.created_at,
  };
}

function fromWithdrawal(record: WithdrawalRecord): WithdrawalRow {
  return {
    id: record.id,
    user_id: record.userId,
    currency_id: record.currencyId,
    wallet: record.wallet,
    amount: record.amount.toString(),
    fee: record.fee.toString(),
    address: record.address,
    network: record.network,
    state: record.state,
    hash: record.hash,
    reason: record.reason,
    broadcast_at: record.broadcastAt ?? null,
    created_at: record.createdAt,
  };
}

function toDeposit(row: DepositRow): DepositRecord {
  const { id, network, hash, output, confirmations, required, state } = row;
  return {
    id,
    userId: row.user_id,
    currencyId: row.currency_id,
    network,
    hash,
    output,
    amount: BigInt(row.amount),
    confirmations,
    required,
    state,
    owed: BigInt(row.owed),
    writtenOff: BigInt(row.written_off),
    createdAt: row.created_at,
  };
}

function fromDeposit(record: DepositRecord): DepositRow {
  const { id, network, hash, output, confirmations, required, state } = record;
  return {
    id,
    user_id: record.userId,
    currency_id: record.currencyId,
    network,
    hash,
    output,
    amount: record.amount.toString(),
    confirmations,
    required,
    state,
    owed: record.owed.toString(),
    written_off: record.writtenOff.toString(),
    created_at: record.createdAt,
  };
}

function toProof(row: ProofRow): ProofRecord {
  const { id, hash, picture, state, reason } = row;
  return {
    id,
    userId: row.user_id,
    currencyId: row.currency_id,
    fromAddress: row.from_address,
    hash,
    claimed: BigInt(row.claimed),
    credited: BigInt(row.credited),
    picture,
    state,
    reason,
    createdAt: row.created_at,
  };
}

function fromProof(record: ProofRecord): ProofRow {
  const { id, hash, picture, state, reason } = record;
  return {
    id,
    user_id: record.userId,
    currency_id: record.currencyId,
    from_address: record.fromAddress,
    hash,
    claimed: record.claimed.toString(),
    credited: record.credited.toString(),
    picture,
    state,
    reason,
    created_at: record.createdAt,
  };
}

function toAddress({
  id,
  user_id: userId,
  currency_id: currencyId,
  address,
  notes,
  created_at: createdAt,
}: AddressRow) {
  return { id, userId, currencyId, address, notes, createdAt };
}

function fromAddress({ id, userId, currencyId, address, notes, createdAt }: SavedAddressRecord): AddressRow {
  return { id, user_id: userId, currency_id: currencyId, address, notes, created_at: createdAt };
}
