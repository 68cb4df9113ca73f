import './tables';
import type { Exchange } from '../../exchange-interface';
import { vaultOf } from './document-store';
import { openDocuments } from './documents';

/** The name of a user's approved documents; `undefined` without a verification and after the documents were deleted. */
export async function verifiedName(exchange: Exchange, userId: number): Promise<string | undefined> {
  const row = await exchange.db
    .selectFrom('identities')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  const papers = row && (await openDocuments(await vaultOf(exchange), row.sealed));
  return papers?.name;
}

const compared = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Width, case and repeated spaces do not count. */
export const isSameName = (one: string, other: string): boolean => compared(one) === compared(other);
