import type { Kysely } from 'kysely';
import { Catalog } from '../catalog/catalog';
import type { Database } from '../store/database';
import type { Product } from './product';
import { Published } from './published';
import { loadState } from './state';

/**
 * Loads the working state of another core and drops it. When this core takes over, the code that loads is compiled, connections to the
 * database are open, and the database has the pages in its cache. Nothing is written.
 */
export async function rehearseLoad(db: Kysely<Database>, products: readonly Product[]): Promise<void> {
  const catalog = await Catalog.load(db);
  await loadState({
    db,
    catalog,
    published: new Published(catalog),
    products,
    staleAfterMs: Number.POSITIVE_INFINITY,
    desk: { automaticAfterMs: undefined },
  });
}
