import { statfsSync } from 'node:fs';
import { StoreFullError } from './errors';

/** Three segments of the log of writes. With less, PostgreSQL waits for space and never answers. */
const LEAST_FREE_BYTES = 48 * 1024 * 1024;
const CHECK_EVERY_MS = 1000;

/** Free bytes of a file system; a test gives another. */
type FreeBytes = (directory: string) => number;

const freeBytes: FreeBytes = (directory) => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};

/** Checks free disk space before every batch, at most once a second; recovers automatically. */
export function spaceGuard(directory: string, free = freeBytes, now = Date.now): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  return () => {
    if (Math.abs(now() - checkedAt) >= CHECK_EVERY_MS) {
      checkedAt = now();
      left = free(directory);
    }
    if (left >= LEAST_FREE_BYTES) return;
    const megabytes = Math.floor(left / 1024 / 1024);
    throw new StoreFullError(
      `The disk of ${directory} has ${megabytes} MB left; writes are refused below ${LEAST_FREE_BYTES / 1024 / 1024} MB. Free some space.`,
    );
  };
}
