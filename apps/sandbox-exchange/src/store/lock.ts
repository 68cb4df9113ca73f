import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';

/** Somebody else works on the same data. The message says who, and what to do. */
export class StoreInUseError extends Error {
  override name = 'StoreInUseError';
}

interface Holder {
  pid: number;
  host: string;
  /** Tells a process from a later one with the same id, where the system says when it began. */
  began: string;
}

/** Locks of this very process: a process id alone would not tell a second opening from a stale file. */
const held = new Set<string>();

/**
 * Takes the lock file of a data directory; returns what gives it back. A lock that a killed process left behind is
 * taken over.
 * @throws StoreInUseError
 */
export function lockFile(path: string, directory: string): () => void {
  if (held.has(path)) throw new StoreInUseError(`The data directory ${directory} is already open in this process.`);
  const mine: Holder = { pid: process.pid, host: hostname(), began: beginOf(process.pid) };
  for (let attempt = 0; !create(path, mine); attempt += 1) {
    const holder = read(path);
    if (attempt > 2 || (holder && isAlive(holder))) {
      const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
      throw new StoreInUseError(
        `The data directory ${directory} is in use by ${who}. Stop that exchange, or give this one a directory of its own ` +
          `(DATA_DIR). If no exchange is running there, delete ${path}.`,
      );
    }
    rmSync(path, { force: true });
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}

function create(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
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
    // Gone, or half written by a process that died in between.
    return undefined;
  }
}

function isAlive({ pid, host, began }: Holder): boolean {
  // A process of another machine cannot be asked.
  if (host !== hostname()) return true;
  // Our own id, but not our lock: it is of an earlier life, as in a container that was started anew.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return beginOf(pid) === began;
}

/** When a process began, in the kernel's own count; empty where the system has no `/proc`. */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the second, the name in parentheses, may have spaces of its own.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
