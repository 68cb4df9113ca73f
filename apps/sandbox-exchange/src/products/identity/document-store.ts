import './tables';
import type { CaseDocuments, CaseServices } from '../../core/decisions';
import { systemRandom } from '../../random';
import type { Upload } from '../../uploads/types';
import { comparedNumber, openDocuments, type Documents } from './documents';
import { PHOTO_PARTS, type PhotoPart } from './tables';
import type { SubmitIdentity } from './types';
import { Vault } from './vault';

const READS_SHOWN = 20;
/** The type is before the bytes of a sealed picture, ended by a zero. */
const END_OF_TYPE = 0;

const vaults = new WeakMap<CaseServices, Promise<Vault>>();

/** The vault of an exchange; its key is made with the first use. */
export function vaultOf(services: CaseServices): Promise<Vault> {
  const known = vaults.get(services) ?? Vault.open(services.settings, systemRandom);
  vaults.set(services, known);
  return known;
}

/** The documents of a verification as they are stored: hashed and encrypted. */
export async function sealDocuments(
  services: CaseServices,
  documents: Documents,
  uploads: Readonly<Record<PhotoPart, Upload>> | undefined,
): Promise<Omit<SubmitIdentity, 'userId'>> {
  const vault = await vaultOf(services);
  return {
    cardHash: vault.hash(comparedNumber(documents.cardId)),
    sealed: vault.seal(JSON.stringify(documents)),
    photos:
      uploads &&
      PHOTO_PARTS.map((part) => {
        const { name, type, bytes } = uploads[part];
        return { part, upload: name, sealed: vault.sealBytes(Buffer.concat([Buffer.from(`${type}\0`), bytes])) };
      }),
  };
}

/** Decrypts the documents of a user for a member of staff, and logs the access first. `undefined` if there are none. */
export async function readDocuments(
  services: CaseServices,
  userId: number,
  reader: string,
): Promise<CaseDocuments | undefined> {
  const row = await services.db
    .selectFrom('identities')
    .select('sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row || row.sealed === '') return undefined;
  await services.db.insertInto('identity_reads').values({ user_id: userId, reader, read_at: services.now() }).execute();
  const vault = await vaultOf(services);
  const papers = openDocuments(vault, row.sealed);
  const photos = await services.db.selectFrom('identity_photos').selectAll().where('user_id', '=', userId).execute();
  const reads = await services.db
    .selectFrom('identity_reads')
    .select(['reader', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(READS_SHOWN)
    .execute();
  return {
    texts: { Name: papers?.name ?? '', Number: papers?.cardId ?? '' },
    pictures: Object.fromEntries(
      photos.map(({ part, sealed }) => {
        const opened = vault.unseal(sealed);
        const end = opened.indexOf(END_OF_TYPE);
        return [part, { type: opened.subarray(0, end).toString('latin1'), bytes: opened.subarray(end + 1) }];
      }),
    ),
    reads: reads.map(({ reader: name, read_at: at }) => ({ reader: name, at })),
  };
}
