// Reports broken links and paths in the documents.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkLinks, type ReadPath } from './links.ts';
import { ROOT } from './repository.ts';

const DOCUMENTS = ['*.md', 'docs/**/*.md', '{apps,packages,tooling}/*/README.md', 'bench/*.md'];
const SOURCES = '{apps,bench,packages,tooling}/**/{.,}*.{ts,tsx}';

const readPath: ReadPath = (path) => {
  const place = join(ROOT, path);
  if (!existsSync(place)) return undefined;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
};
const filesOf = (glob: string | string[]) =>
  globSync(glob, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] }).map((path) => path.replaceAll('\\', '/'));

const sources = filesOf(SOURCES);
const documents = filesOf(DOCUMENTS).toSorted();
const problems = documents.flatMap((path) => checkLinks(path, readPath(path) ?? '', readPath, sources));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${documents.length} documents, ${problems.length} problems\n`);
process.exit(problems.length > 0 || documents.length === 0 ? 1 : 0);
