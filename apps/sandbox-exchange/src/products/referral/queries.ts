import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { rangeOf, type Page, type Paged } from '../../store/paging';

export interface Invitee {
  readonly account: string;
  readonly createdAt: number;
  readonly isVerified: boolean;
  /** Sum of the rebates for this user, in USDT's smallest unit. */
  readonly earned: bigint;
}

export interface PaidRebate {
  readonly id: number;
  readonly at: number;
  readonly account: string;
  readonly fee: bigint;
  readonly amount: bigint;
}

/** How many users an inviter has invited, and what the inviter got in all, in USDT's smallest unit. */
export async function referralSums(
  db: Kysely<Database>,
  userId: number,
): Promise<{ readonly invited: number; readonly earned: bigint }> {
  const { rows } = await sql<{ invited: number; earned: string }>`
    select (select count(*)::integer from users where inviter_id = ${userId}) as invited,
      (select coalesce(sum(amount), 0)::text from rebates where inviter_id = ${userId}) as earned
  `.execute(db);
  const [row] = rows;
  return { invited: row?.invited ?? 0, earned: BigInt(row?.earned ?? 0) };
}

/** Newest first. */
export async function inviteesOf(db: Kysely<Database>, userId: number, page: Page): Promise<Paged<Invitee>> {
  const { limit, offset } = rangeOf(page);
  const { rows } = await sql<{ account: string; createdAt: number; isVerified: boolean; earned: string }>`
    select account, created_at as "createdAt", review_status = 2 as "isVerified",
      (select coalesce(sum(amount), 0)::text from rebates where invitee_id = users.id) as earned
    from users where inviter_id = ${userId} order by id desc limit ${limit} offset ${offset}
  `.execute(db);
  const { invited } = await referralSums(db, userId);
  return { rows: rows.map((row) => ({ ...row, earned: BigInt(row.earned) })), total: invited };
}

/** Newest first. */
export async function rebatesOf(db: Kysely<Database>, userId: number, page: Page): Promise<Paged<PaidRebate>> {
  const { limit, offset } = rangeOf(page);
  const rows = await db
    .selectFrom('rebates')
    .innerJoin('users', 'users.id', 'rebates.invitee_id')
    .select(['rebates.id', 'at', 'account', 'fee', 'amount', sql<number>`(count(*) over ())::integer`.as('total')])
    .where('rebates.inviter_id', '=', userId)
    .orderBy('rebates.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(({ id, at, account, fee, amount }) => ({
      id,
      at,
      account,
      fee: BigInt(fee),
      amount: BigInt(amount),
    })),
    total: rows[0]?.total ?? 0,
  };
}
