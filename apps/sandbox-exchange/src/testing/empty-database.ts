import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../store/pglite';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of a dump of a migrated, empty database. */
    emptyDatabase: string;
  }
}

/** Vitest's global setup: makes the dump that every test database starts from, and takes it away at the end. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'bourse-test-'));
  const path = join(directory, 'empty.tar');
  const lite = new PGlite();
  const store = await openPglite(lite);
  const dump = await lite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await store.close();
  project.provide('emptyDatabase', path);
  return () => rm(directory, { recursive: true, force: true });
}
