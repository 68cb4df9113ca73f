import { ConcurrencyLimit } from '@bourse/contract-server';
import type { Kysely } from 'kysely';
import type { Product } from '../core/product';
import type { Clock, Random } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import { readPieces, writePieces, type PieceRow } from '../store/pieces';
import { cleanPicture, LARGEST_UPLOAD } from './picture';
import type { Upload, UploadResult } from './types';

/** Where pictures are served. */
export const UPLOADS_PATH = '/api/uploads/';

const DAY_MS = 24 * 60 * 60_000;
/** Pictures of a user in 24 hours. */
export const DAILY_QUOTA = 30;
/** Pictures that are decoded and written at the same time, and that wait: it takes a core, memory, and the disk. The route receives no more of them. */
const STORED_AT_ONCE = 1;
const MOST_WAITING = 8;

declare module '../store/database' {
  interface Database {
    uploads: {
      name: string;
      user_id: number;
      type: Upload['type'];
      created_at: number;
    };
    upload_pieces: PieceRow;
  }
}

interface Needs {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  products: readonly Product[];
}

/** The names that {@link Uploads} gives; any other text may not even be one for the database. */
const NAME = /^[\w-]{32}\.[a-z]{3,4}$/;

/** Pictures of users, such as proofs of payment. They are stored in the database, outside the folder of the client. */
export class Uploads {
  readonly #needs: Needs;
  /** Users with a picture that waits or is decoded. */
  readonly #inProgress = new Set<number>();
  readonly #storing = new ConcurrencyLimit({ atOnce: STORED_AT_ONCE, mostWaiting: MOST_WAITING });

  /** Accepts or refuses a picture before it is stored, such as a scanner of the operator. Every picture is accepted where it is not set. */
  scan: (picture: Pick<Upload, 'type' | 'bytes'>) => Promise<boolean> = () => Promise.resolve(true);

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async add(userId: number, bytes: Buffer): Promise<UploadResult> {
    const { clock, random } = this.#needs;
    if (bytes.length > LARGEST_UPLOAD) return refuse('too_large');
    if (this.#inProgress.has(userId)) return refuse('busy');
    this.#inProgress.add(userId);
    try {
      if ((await this.#countOf(userId)) >= DAILY_QUOTA) return refuse('quota_used_up');
      return await this.#storing.run(async () => {
        const picture = await cleanPicture(bytes);
        if (!picture || !(await this.scan(picture))) return refuse('not_a_picture');
        const suffix = picture.type.slice('image/'.length);
        const name = `${Buffer.from(random.bytes(24)).toString('base64url')}.${suffix}`;
        await this.#write({ name, userId, createdAt: clock.now(), ...picture });
        return { ok: true, name } as const;
      });
    } finally {
      this.#inProgress.delete(userId);
    }
  }

  /** The picture, for the desk. */
  async find(name: string): Promise<Upload | undefined> {
    if (!NAME.test(name)) return undefined;
    const row = await this.#needs.db.selectFrom('uploads').selectAll().where('name', '=', name).executeTakeFirst();
    if (!row) return undefined;
    const bytes = await readPieces(this.#needs.db, 'upload_pieces', name);
    return { name, userId: row.user_id, type: row.type, bytes, createdAt: row.created_at };
  }

  /** The picture, if it is the user's own or a product shows it to the user. */
  async findFor(userId: number, name: string): Promise<Upload | undefined> {
    const upload = await this.find(name);
    if (!upload || upload.userId === userId) return upload;
    for (const product of this.#needs.products) {
      if (await product.mayView?.(this.#needs.db, upload, userId)) return upload;
    }
    return undefined;
  }

  /** The same by the address that `POST /api/upload` answered. */
  async isOwnAddress(userId: number, address: string): Promise<boolean> {
    return address.startsWith(UPLOADS_PATH) && this.isOwn(userId, address.slice(UPLOADS_PATH.length));
  }

  /** Did this user upload the picture? A product checks the address that a user sends with a form. */
  async isOwn(userId: number, name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    const row = await this.#needs.db
      .selectFrom('uploads')
      .select('name')
      .where('name', '=', name)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Only the caller knows the name of a picture whose pieces are not complete. */
  async #write({ name, userId, type, bytes, createdAt }: Upload): Promise<void> {
    const { db } = this.#needs;
    await db.insertInto('uploads').values({ name, user_id: userId, type, created_at: createdAt }).execute();
    await writePieces(db, 'upload_pieces', name, bytes);
  }

  async #countOf(userId: number): Promise<number> {
    const { count } = await this.#needs.db
      .selectFrom('uploads')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('created_at', '>', this.#needs.clock.now() - DAY_MS)
      .executeTakeFirstOrThrow();
    return count;
  }
}
