import type { Kysely } from 'kysely';
import { rangeOf } from '../../store/paging';
import type { Database } from '../../store/database';
import { caseOf } from './store';
import type { DeskCase } from '../../core/decisions';
import type { CaseFilter } from './types';

/** Cases of a page. */
export const CASES_OF_A_PAGE = 50;

/** One page of cases: pending ones oldest first, so that new cases never hide an old one; all others newest first. */
export async function deskCases(
  db: Kysely<Database>,
  { status, kind, userId, page = 1 }: CaseFilter = {},
): Promise<DeskCase[]> {
  let of = db.selectFrom('desk_cases').selectAll();
  if (status !== undefined) of = of.where('status', '=', status);
  if (kind !== undefined) of = of.where('kind', '=', kind);
  if (userId !== undefined) of = of.where('user_id', '=', userId);
  const { limit, offset } = rangeOf({ page, size: CASES_OF_A_PAGE });
  const rows = await of
    .orderBy('id', status === 'pending' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(caseOf);
}

export async function deskCase(db: Kysely<Database>, id: number): Promise<DeskCase | undefined> {
  const row = await db.selectFrom('desk_cases').selectAll().where('id', '=', id).executeTakeFirst();
  return row && caseOf(row);
}
