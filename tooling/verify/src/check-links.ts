// Says which links of the documents, and which paths that they name, lead nowhere.
import { globSync } from 'node:fs';
import { checkLinks } from './links.ts';
import { printProblems, readPath, ROOT } from './repository.ts';

const PLACES = ['*.md', 'docs/**/*.md', '{apps,packages,tooling}/*/README.md', 'bench/*.md'];

/** It has a check of its own, which says the same of its paths. */
const COVERAGE = 'docs/coverage.md';

const documents = globSync(PLACES, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== COVERAGE)
  .toSorted();

let count = 0;
for (const document of documents) {
  const problems = checkLinks(document, readPath(document) ?? '', readPath);
  printProblems(document, problems);
  count += problems.length;
}
process.stdout.write(`${documents.length} documents, ${count} links that lead nowhere\n`);
process.exit(count > 0 || documents.length === 0 ? 1 : 0);
