// Holds docs/coverage.md against the repository: says what is no longer true, and how much is covered.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkCoverage } from './coverage.ts';

const DOCUMENT = 'docs/coverage.md';
const root = join(import.meta.dirname, '../../..');

function read(path: string): string | undefined {
  const place = join(root, path);
  if (!existsSync(place)) return undefined;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
}

const { tested, untested, notYet, problems } = checkCoverage(readFileSync(join(root, DOCUMENT), 'utf8'), read);
for (const { line, message } of problems) process.stderr.write(`${DOCUMENT}:${line}: ${message}\n`);
const covered = `${tested + untested} items covered (${tested} by a test, ${untested} with a reason why not)`;
process.stdout.write(`${covered}, ${notYet} not yet\n`);
process.exit(problems.length > 0 || tested === 0 ? 1 : 0);
