// Reports broken links and paths in the documents, and documents without a link to them.
import { globSync } from 'node:fs';
import { checkLinks, filesLinkedFrom, missingSources } from './links.ts';
import { printProblems, readPath, ROOT } from './repository.ts';

const PLACES = ['*.md', 'docs/**/*.md', '{apps,packages,tooling}/*/README.md', 'bench/*.md'];

/** It has a check of its own, which says the same of its paths. */
const COVERAGE = 'docs/coverage.md';

// The introduction is read as the start of the coverage page.
const documents = globSync(PLACES, { cwd: ROOT, exclude: ['docs/requirements/*.md'] })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => ({ path, text: readPath(path) ?? '' }));

const sources = globSync('{apps,bench,packages,tooling}/**/{.,}*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist'],
}).map((path) => path.replaceAll('\\', '/'));

let count = 0;
for (const { path, text } of documents.filter((document) => document.path !== COVERAGE)) {
  const problems = [...checkLinks(path, text, readPath), ...missingSources(path, text, sources)];
  printProblems(path, problems);
  count += problems.length;
}

const linked = new Set(documents.flatMap(({ path, text }) => filesLinkedFrom(path, text)));
for (const { path } of documents.filter(
  (document) => document.path.startsWith('docs/') && !linked.has(document.path),
)) {
  process.stderr.write(`${path}: no document leads here\n`);
  count += 1;
}
process.stdout.write(`${documents.length} documents, ${count} places where they are not as they should be\n`);
process.exit(count > 0 || documents.length === 0 ? 1 : 0);
