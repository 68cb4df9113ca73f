import type { Kysely } from 'kysely';
import { rangeOf, type Page } from '../../store/paging';
import type { Database } from '../../store/database';
import { toOption } from './store';
import type { OptionRecord } from './types';

interface OptionFilter {
  readonly isOpen: boolean;
  readonly pairId?: number | undefined;
}

/** A user's options, newest first. */
export async function optionsOf(
  db: Kysely<Database>,
  userId: number,
  { isOpen, pairId }: OptionFilter,
  page: Page,
): Promise<OptionRecord[]> {
  let of = db
    .selectFrom('options')
    .where('user_id', '=', userId)
    .where('outcome', isOpen ? 'is' : 'is not', null);
  if (pairId !== undefined) of = of.where('pair_id', '=', pairId);
  const { limit, offset } = rangeOf(page);
  const rows = await of.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return rows.map(toOption);
}
