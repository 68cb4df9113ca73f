import type { Kysely } from 'kysely';
import type { Database } from '../store/database';
import { caseOf } from './product';
import type { DeskCase } from './types';

const LONGEST_LIST = 200;

/** The newest cases, newest first; all or those of a status. */
export async function deskCases(db: Kysely<Database>, status?: DeskCase['status']): Promise<DeskCase[]> {
  let of = db.selectFrom('desk_cases').selectAll();
  if (status !== undefined) of = of.where('status', '=', status);
  return (await of.orderBy('id', 'desc').limit(LONGEST_LIST).execute()).map(caseOf);
}
