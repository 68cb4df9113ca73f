import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import { ReferralState, type InvitedFee, type ReferralWrites } from './state';

interface FeeTable {
  user_id: number;
  day: number;
  /** In USDT's smallest unit. */
  fee: Whole;
}

interface RebateTable {
  id: number;
  inviter_id: number;
  invitee_id: number;
  fee: Whole;
  amount: Whole;
  at: number;
}

declare module '../../store/database' {
  interface Database {
    invited_fees: FeeTable;
    rebates: RebateTable;
  }
}

const KEY_COLUMNS = { user_id: 'integer', day: 'integer' } as const;
const FEE_COLUMNS: Columns<Selectable<FeeTable>> = { ...KEY_COLUMNS, fee: 'numeric' };
const REBATE_COLUMNS: Columns<Selectable<RebateTable>> = {
  id: 'integer',
  inviter_id: 'integer',
  invitee_id: 'integer',
  fee: 'numeric',
  amount: 'numeric',
  at: 'bigint',
};

export async function loadReferral(db: Kysely<Database>): Promise<ReferralState> {
  const invited = await db
    .selectFrom('users')
    .select(['id', 'inviter_id'])
    .where('inviter_id', 'is not', null)
    .execute();
  const inviters = new Map(invited.flatMap(({ id, inviter_id: by }) => (by === null ? [] : [[id, by] as const])));
  const fees = await db.selectFrom('invited_fees').selectAll().execute();
  const last = await db
    .selectFrom('rebates')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirst();
  return new ReferralState(
    inviters,
    fees.map(({ user_id, day, fee }) => ({ userId: user_id, day, fee: BigInt(fee) })),
    (last?.id ?? 0) + 1,
  );
}

const keyRow = ({ userId, day }: InvitedFee) => ({ user_id: userId, day });

export async function writeReferral(
  db: Transaction<Database>,
  { fees, settled, rebates }: ReferralWrites,
): Promise<void> {
  if (settled.length > 0) {
    await sql`
      delete from invited_fees using ${unnest(KEY_COLUMNS, settled.map(keyRow))} as gone (of_user, of_day)
      where user_id = gone.of_user and day = gone.of_day
    `.execute(db);
  }
  if (fees.length > 0) {
    const rows = fees.map((fee) => ({ ...keyRow(fee), fee: fee.fee.toString() }));
    await sql`
      ${insertRows('invited_fees', FEE_COLUMNS, rows)}
      on conflict (user_id, day) do update set fee = excluded.fee
    `.execute(db);
  }
  if (rebates.length > 0) {
    const rows = rebates.map(({ id, inviterId, inviteeId, fee, amount, at }) => ({
      id,
      inviter_id: inviterId,
      invitee_id: inviteeId,
      fee: fee.toString(),
      amount: amount.toString(),
      at,
    }));
    await insertRows('rebates', REBATE_COLUMNS, rows).execute(db);
  }
}
