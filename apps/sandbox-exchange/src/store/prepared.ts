import { existsSync, openAsBlob } from 'node:fs';

/** Beside the built exchange: a dump of an empty, migrated database. */
export const PREPARED = 'empty-database.tar.gz';

/**
 * The dump as an option of PGlite; nothing where it was not built. Without it PGlite creates a database with a second WebAssembly
 * instance, and every migration runs: a quarter of the work of a first start.
 */
export async function loadPrepared(path: string): Promise<{ loadDataDir?: Blob }> {
  if (!existsSync(path)) return {};
  return {
    loadDataDir: await openAsBlob(path, { type: path.endsWith('.gz') ? 'application/gzip' : 'application/x-tar' }),
  };
}
