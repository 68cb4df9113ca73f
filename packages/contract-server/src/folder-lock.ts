import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';

/** Another process uses the same data directory. The message names it and gives advice. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  host: string;
  /** Distinguishes a process from a later one with the same id, if the system provides its start time. */
  began: string;
}

/** The holder touches its lock this often; one of another machine that was not touched for longer than `STALE_MS` is left over. */
const HEARTBEAT_MS = 5000;
const STALE_MS = 30_000;

/** Locks of this process: the process id cannot distinguish a second opening from a stale file. */
const held = new Set<string>();

/**
 * Takes the lock file of a data directory; returns the function that releases it. The lock of a killed process is taken
 * over.
 * @throws FolderInUseError
 */
export function lockFolder(path: string, directory: string): () => void {
  if (held.has(path)) throw new FolderInUseError(`The data directory ${directory} is already open in this process.`);
  const mine: Holder = { pid: process.pid, host: hostname(), began: beginOf(process.pid) };
  for (let attempt = 0; !create(path, mine); attempt += 1) {
    const holder = read(path);
    if (attempt > 2 || (holder && isAlive(holder, path))) {
      const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
      throw new FolderInUseError(
        `The data directory ${directory} is in use by ${who}. Stop that one, or give this one a directory of its own ` +
          `(DATA_DIR). If nothing runs there, delete ${path}.`,
      );
    }
    removeLeftOver(path, holder);
  }
  held.add(path);
  const beating = setInterval(() => touch(path), HEARTBEAT_MS);
  beating.unref();
  return () => {
    clearInterval(beating);
    held.delete(path);
    rmSync(path, { force: true });
  };
}

/** Removes the lock of an ended holder, unless another process has taken it over in the meantime. */
function removeLeftOver(path: string, holder: Holder | undefined): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (JSON.stringify(read(aside)) !== JSON.stringify(holder)) linkSync(aside, path);
  } catch {
    // Another process has removed or taken it: the next try to create the lock tells.
  }
  rmSync(aside, { force: true });
}

function create(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const isHolder = typeof holder === 'object' && holder !== null && 'pid' in holder && 'host' in holder;
    if (!isHolder) return undefined;
    const began = 'began' in holder ? String(holder.began) : '';
    return { pid: Number(holder.pid), host: String(holder.host), began };
  } catch {
    // Removed, or half written by a process that died.
    return undefined;
  }
}

function isAlive({ pid, host, began }: Holder, path: string): boolean {
  // The state of a process of another machine or container is known by its heartbeat only.
  if (host !== hostname()) return Date.now() - touchedAt(path) < STALE_MS;
  // Our own process id, but not our lock: it is of an earlier process, as in a restarted container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return beginOf(pid) === began;
}

/** Start time of a process in the kernel's clock ticks; empty if the system has no `/proc`. */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the second, the name in parentheses, may have spaces of its own.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Deleted manually, or the disk has failed: the next write of the store reports it.
  }
}

function touchedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
