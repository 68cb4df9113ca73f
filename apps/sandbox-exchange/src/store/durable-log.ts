import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const SEGMENT = /^[0-9A-F]{24}$/;
/** File system timestamps are coarse: files written this recently are flushed again. */
const COARSE_MS = 1000;
/** Files that are written out together: a disk does many in hardly more time than one. */
const AT_ONCE = 32;

/** While the process has no file descriptor left, a flush is tried again so often, and for so long. */
const RETRY_MS = 50;
const DESCRIPTORS_WITHIN_MS = 30_000;

/**
 * PGlite passes writes to the operating system and never calls fsync. {@link flush} does: afterwards everything
 * committed before is in the log on the disk, from which a start recovers the rest (decision 11).
 */
export class DurableLog {
  readonly #database: string;
  readonly #log: string;
  #flushedAt = 0;
  #syncedAt = 0;
  #segments = '';

  /** @param database the folder that PGlite keeps its files in */
  constructor(database: string) {
    this.#database = database;
    this.#log = join(database, 'pg_wal');
  }

  /** Puts the log of writes on the disk. */
  async flush(): Promise<void> {
    for (const begun = Date.now(); ; await pause(RETRY_MS)) {
      try {
        return await this.#flush();
      } catch (error) {
        // Connections that are open use descriptors up; some close soon.
        if (!isOutOfDescriptors(error) || Date.now() - begun > DESCRIPTORS_WITHIN_MS) throw error;
      }
    }
  }

  async #flush(): Promise<void> {
    const began = Date.now();
    const segments = (await readdir(this.#log)).filter((name) => SEGMENT.test(name));
    const since = this.#flushedAt - COARSE_MS;
    await Promise.all(segments.map((name) => writeOut(join(this.#log, name), since)));
    const known = segments.toSorted().join();
    if (known !== this.#segments) await writeOut(this.#log, 0);
    this.#segments = known;
    this.#flushedAt = began;
  }

  /** Puts every file on the disk, as after a checkpoint, when the log from before it no longer exists to restore them. */
  async flushAll(): Promise<void> {
    const began = Date.now();
    const since = this.#syncedAt - COARSE_MS;
    const entries = await readdir(this.#database, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    for (let begun = 0; begun < paths.length; begun += AT_ONCE) {
      await Promise.all(paths.slice(begun, begun + AT_ONCE).map((path) => writeOut(path, since)));
    }
    this.#syncedAt = began;
  }
}

/** Puts a file or the names in a folder on the disk, if it was changed since then (epoch milliseconds). */
async function writeOut(path: string, since: number): Promise<void> {
  const state = await stat(path).catch(missing);
  if (!state || state.mtimeMs < since) return;
  // Windows flushes only files opened for writing, and cannot flush folders.
  if (state.isDirectory() && process.platform === 'win32') return;
  const file = await open(path, state.isDirectory() ? 'r' : 'r+').catch(missing);
  if (!file) return;
  try {
    // Data and size, not the time of the change: a log is written without new blocks, and a file system's own log is left out.
    await (state.isDirectory() ? file.sync() : file.datasync());
  } finally {
    await file.close();
  }
}

function isOutOfDescriptors(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
}

/** The database may have removed it in the meantime. */
function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
