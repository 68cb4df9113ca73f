// Reports buttons, fields, dialogs and menus that a package defines instead of using those of ui-kit.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { rawElements } from './elements.ts';
import { printProblems, ROOT } from './repository.ts';

/** Files with a control of their own, and the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/charts/src/chart/drawing/text-editor.tsx': 'edits a text of the chart in place, with the size of that text',
  'packages/charts/src/chart/indicators/indicator-panel.tsx': 'is not modal: the chart beside it stays in reach',
};

const isTest = (path: string) => /\.(?:test|stories|test-support)\.tsx$|\/testing\//.test(path);

const sources = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('packages/ui-kit/') && !isTest(path))
  .toSorted();

let count = 0;
for (const path of sources) {
  const found = rawElements(readFileSync(join(ROOT, path), 'utf8'));
  const isException = path in EXCEPTIONS;
  const problems = isException ? [] : found;
  if (isException && found.length === 0)
    problems.push({ line: 1, message: 'is no exception any more: check-elements.ts' });
  count += problems.length;
  printProblems(path, problems);
}
const missing = Object.keys(EXCEPTIONS).filter((path) => !sources.includes(path));
for (const path of missing) process.stderr.write(`${path}: does not exist: check-elements.ts\n`);
process.stdout.write(`${sources.length} files, ${count + missing.length} problems\n`);
process.exit(count + missing.length > 0 || sources.length === 0 ? 1 : 0);
