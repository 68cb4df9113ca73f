import * as files from 'node:fs/promises';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DurableLog } from './durable-log';

vi.mock('node:fs/promises', { spy: true });

let database: string;
let log: DurableLog;

const [FIRST, SECOND] = ['000000010000000000000001', '000000010000000000000002'];

beforeEach(async () => {
  database = await mkdtemp(join(tmpdir(), 'bourse-log-'));
  await mkdir(join(database, 'pg_wal'));
  await mkdir(join(database, 'base'));
  await write(join('pg_wal', FIRST), 60);
  await write(join('base', '1'), 60);
  log = new DurableLog(database);
});

afterEach(() => rm(database, { recursive: true, force: true }));

/** A file that was last written this number of seconds ago. */
async function write(name: string, secondsAgo: number): Promise<void> {
  const moment = new Date(Date.now() - secondsAgo * 1000);
  await writeFile(join(database, name), 'x');
  await utimes(join(database, name), moment, moment);
}

/** Flushed files, by path below the database. */
async function writtenOut(flush: () => Promise<void>): Promise<string[]> {
  const opened = vi.mocked(files.open);
  opened.mockClear();
  await flush();
  return opened.mock.calls.map(([path]) => relative(database, String(path))).toSorted();
}

it('the durable log flushes the log at first, and later the writes since', async () => {
  expect(await writtenOut(() => log.flush())).toEqual(['pg_wal', join('pg_wal', FIRST)]);
  expect(await writtenOut(() => log.flush())).toEqual([]);
  await write(join('pg_wal', FIRST), 0);
  expect(await writtenOut(() => log.flush())).toEqual([join('pg_wal', FIRST)]);
});

it('the durable log flushes the directory after a new segment', async () => {
  await log.flush();
  await write(join('pg_wal', SECOND), 0);
  expect(await writtenOut(() => log.flush())).toEqual(['pg_wal', join('pg_wal', SECOND)]);
});

it('the durable log leaves the table files to the log until all is flushed', async () => {
  await write(join('base', '1'), 0);
  expect(await writtenOut(() => log.flush())).not.toContain(join('base', '1'));
  expect(await writtenOut(() => log.flushAll())).toContain(join('base', '1'));
});

it('the durable log ignores a file that is removed meanwhile', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'ENOENT' });
  vi.mocked(files.open).mockRejectedValueOnce(gone);
  await expect(log.flushAll()).resolves.toBeUndefined();
});

it('the durable log fails if the disk fails', async () => {
  vi.mocked(files.open).mockRejectedValueOnce(Object.assign(new Error('broken'), { code: 'EIO' }));
  await expect(log.flush()).rejects.toThrow('broken');
});

it('the durable log tries again while the process has no file descriptor left', async () => {
  const none = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  vi.mocked(files.readdir).mockRejectedValueOnce(none);
  vi.mocked(files.open).mockRejectedValueOnce(none);
  await expect(log.flush()).resolves.toBeUndefined();
});
