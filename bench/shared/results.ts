import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { resultSchema, type Result } from './bench.ts';
import { report } from './report.ts';

const HOME = resolve(import.meta.dirname, '..');
const FOLDER = join(HOME, 'results');

/** Writes a result without changing those of other benchmarks. */
export async function keep(result: Result): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** Writes RESULTS.md from all results that are kept. */
export async function writeReport(): Promise<string> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();
  const results = await Promise.all(
    names.map(async (name) => v.parse(resultSchema, JSON.parse(await readFile(join(FOLDER, name), 'utf8')))),
  );
  const path = join(HOME, 'RESULTS.md');
  await writeFile(path, report(results));
  return path;
}
