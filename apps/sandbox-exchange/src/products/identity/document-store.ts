import './tables';
import type { Kysely } from 'kysely';
import type { CaseDocuments, CaseServices, DeskCase } from '../../core/decisions';
import { systemRandom } from '../../random';
import type { Database } from '../../store/database';
import { readPieces, writePieces } from '../../store/pieces';
import type { Upload } from '../../uploads/types';
import { comparedNumber, openDocuments, type Documents } from './documents';
import { PHOTO_PARTS, type PhotoPart } from './tables';
import type { PhotoUploads, SealedPhoto, SubmitIdentity } from './types';
import { Vault } from './vault';

/** The type is before the bytes of a sealed picture, ended by a zero. */
const END_OF_TYPE = 0;
const NAME_BYTES = 24;

const vaults = new WeakMap<CaseServices, Promise<Vault>>();

/** The vault of an exchange; its key is made with the first use. */
export function vaultOf(services: CaseServices): Promise<Vault> {
  const known = vaults.get(services) ?? Vault.open(services.settings, systemRandom);
  vaults.set(services, known);
  return known;
}

/** Name and number of a document as they are stored: encrypted, and the number hashed. */
export async function sealDocuments(
  services: CaseServices,
  documents: Documents,
): Promise<Pick<SubmitIdentity, 'cardHash' | 'sealed'>> {
  const vault = await vaultOf(services);
  return {
    cardHash: vault.hash(comparedNumber(documents.cardId)),
    sealed: await vault.seal(JSON.stringify(documents)),
  };
}

type WithUploads = CaseServices & { readonly uploads: { find(name: string): Promise<Upload | undefined> } };

/**
 * Stores encrypted copies of uploads, runs `submit` with them, and deletes the copies that it did not accept. One photo at a time is in
 * memory. The caller runs one submission at a time: copies of an earlier one that the process did not end are deleted too.
 */
export async function withSealedPhotos<Result>(
  services: WithUploads,
  userId: number,
  uploads: PhotoUploads,
  submit: (photos: readonly SealedPhoto[]) => Promise<Result>,
): Promise<Result> {
  const { db } = services;
  await deleteUnaccepted(db);
  try {
    const photos: SealedPhoto[] = [];
    for (const part of PHOTO_PARTS) photos.push(await sealPhoto(services, userId, part, uploads[part]));
    return await submit(photos);
  } finally {
    await deleteUnaccepted(db);
  }
}

async function sealPhoto(services: WithUploads, userId: number, part: PhotoPart, upload: string): Promise<SealedPhoto> {
  const { db } = services;
  const found = await services.uploads.find(upload);
  if (!found) throw new Error(`The upload of the ${part} photo has gone.`);
  const vault = await vaultOf(services);
  const sealed = await vault.sealBytes(Buffer.concat([Buffer.from(`${found.type}\0`), found.bytes]));
  const name = Buffer.from(systemRandom.bytes(NAME_BYTES)).toString('base64url');
  await db.insertInto('identity_photos').values({ name, user_id: userId, part, is_accepted: false }).execute();
  await writePieces(db, 'identity_photo_pieces', name, sealed);
  return { name, upload };
}

async function deleteUnaccepted(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('identity_photos').where('is_accepted', '=', false).execute();
}

/** What the log of the desk calls the documents of a user. */
export const documentsName = ({ userId }: Pick<DeskCase, 'userId'>): string => `identity of user ${userId}`;

/** Decrypts the documents of a user for a member of staff; the desk logs the access. `undefined` if there are none. */
export async function readDocuments(services: CaseServices, userId: number): Promise<CaseDocuments | undefined> {
  const { db } = services;
  const row = await db.selectFrom('identities').select('sealed').where('user_id', '=', userId).executeTakeFirst();
  if (!row || row.sealed === '') return undefined;
  const vault = await vaultOf(services);
  const papers = await openDocuments(vault, row.sealed);
  const photos = await db
    .selectFrom('identity_photos')
    .select(['name', 'part'])
    .where('user_id', '=', userId)
    .where('is_accepted', '=', true)
    .execute();
  const pictures: Record<string, CaseDocuments['pictures'][string]> = {};
  for (const { name, part } of photos) pictures[part] = await openPhoto(db, vault, name);
  return {
    texts: { Name: papers?.name ?? '', Number: papers?.cardId ?? '' },
    pictures,
  };
}

async function openPhoto(db: Kysely<Database>, vault: Vault, name: string): Promise<CaseDocuments['pictures'][string]> {
  const opened = await vault.unsealBytes(await readPieces(db, 'identity_photo_pieces', name));
  const end = opened.indexOf(END_OF_TYPE);
  return { type: opened.subarray(0, end).toString('latin1'), bytes: opened.subarray(end + 1) };
}
