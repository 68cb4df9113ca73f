import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Problem } from './problem.ts';
import { printProblems, ROOT } from './repository.ts';

export interface SourceCheck {
  /** The script that holds the exceptions. */
  readonly script: string;
  /** Which sources, as a glob from the root. ui-kit and tests are left out. */
  readonly files: string;
  readonly find: (source: string) => Problem[];
  /** Files that may have what is looked for, and the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

const isTest = (path: string) => /\.(?:test|stories|test-support)\.tsx?$|\/testing\//.test(path);

/** Reports what `find` finds in the sources outside of ui-kit, and exceptions that are none any more, and ends the process. */
export function checkSources({ script, files, find, exceptions }: SourceCheck): never {
  const sources = globSync(files, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('packages/ui-kit/') && !isTest(path))
    .toSorted();
  let count = 0;
  for (const path of sources) {
    const found = find(readFileSync(join(ROOT, path), 'utf8'));
    const isException = path in exceptions;
    const problems = isException ? [] : found;
    if (isException && found.length === 0) problems.push({ line: 1, message: `is no exception any more: ${script}` });
    count += problems.length;
    printProblems(path, problems);
  }
  const missing = Object.keys(exceptions).filter((path) => !sources.includes(path));
  for (const path of missing) process.stderr.write(`${path}: does not exist: ${script}\n`);
  process.stdout.write(`${sources.length} files, ${count + missing.length} problems\n`);
  process.exit(count + missing.length > 0 || sources.length === 0 ? 1 : 0);
}
