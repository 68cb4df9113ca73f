import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './errors';

/** Marks a first start that has not finished: only then may a database be deleted. */
export const CREATING = 'creating';

const OWNER_ONLY = 0o700;

/**
 * Creates the data directory, readable by its owner only.
 * @throws StoreError if it cannot be created or written
 */
export function makeFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
    accessSync(directory, constants.R_OK | constants.W_OK);
  } catch (error) {
    const isFile = existsSync(directory) && !statSync(directory).isDirectory();
    throw new StoreError(
      isFile
        ? `DATA_DIR is a file: ${directory}. Name a folder.`
        : `The data directory ${directory} cannot be written. Give it write permission, or name another one (DATA_DIR).`,
      { cause: error },
    );
  }
}

/** Advice for a database that cannot be used. */
export const RESTORE = 'Restore it from a backup, or name another folder (DATA_DIR) to begin anew.';

/**
 * Makes the folder ready for the database. Only its owner can enter it, because PGlite's files are world-writable. A first start that was
 * killed has acknowledged nothing and begins again; a folder that has data is never deleted. Returns whether a database is to be created.
 * @throws StoreError where markers of a database are missing
 */
export function prepareFolder(directory: string): boolean {
  const database = join(directory, 'database');
  const isReady = existsSync(join(directory, 'ready'));
  const isCreating = existsSync(join(directory, CREATING));
  const hasFiles = existsSync(database) && readdirSync(database).length > 0;
  if (isReady && !existsSync(join(database, 'PG_VERSION'))) {
    throw new StoreError(`The database in ${database} is incomplete: PG_VERSION is missing. ${RESTORE}`);
  }
  if (isReady) {
    keepToOwner(database);
    return false;
  }
  if (hasFiles && !isCreating) {
    throw new StoreError(
      `There is a database in ${database}, but not the file "ready" that a finished start leaves. ` +
        `If its data are wanted, create an empty file ${join(directory, 'ready')}; else delete the folder.`,
    );
  }
  rmSync(database, { recursive: true, force: true });
  mkdirSync(database, { mode: OWNER_ONLY });
  writeFileSync(join(directory, CREATING), '', { flush: true });
  return true;
}

function keepToOwner(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch {
    // The folder belongs to another user of the system, and its mode already permits this one.
  }
}
