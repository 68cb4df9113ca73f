// Writes docs/coverage.md from docs/requirements/*.yaml and reports rows whose files or tests do not exist. `--check` writes nothing and reports
// whether the document is up to date.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkCoverage, readSection, renderCoverage } from './coverage.ts';
import { readPath, ROOT } from './repository.ts';

const DOCUMENT = 'docs/coverage.md';
const INTRODUCTION = 'docs/requirements/introduction.md';

const sections = globSync('docs/requirements/*.yaml', { cwd: ROOT })
  .toSorted()
  .map((file) => readSection(parse(readFileSync(join(ROOT, file), 'utf8'))));

const text = renderCoverage(readPath(INTRODUCTION) ?? '', sections);
const { tested, untested, problems } = checkCoverage(sections, readPath);
const isCheck = process.argv.includes('--check');
const isOld = isCheck && readPath(DOCUMENT) !== text;
if (!isCheck) writeFileSync(join(ROOT, DOCUMENT), text);

for (const problem of problems) process.stderr.write(`docs/requirements: ${problem}\n`);
if (isOld) process.stderr.write(`${DOCUMENT} is older than docs/requirements: npm run x -- coverage writes it\n`);
process.stdout.write(`${tested + untested} items covered (${tested} by a test, ${untested} with a reason why not)\n`);
process.exit(problems.length > 0 || isOld || tested === 0 ? 1 : 0);
