// Reports packages that differ from the others of their kind and changesets that cannot be released, with advice.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkChangesets } from './changesets.ts';
import { checkPackages } from './check.ts';
import { readPackages } from './package.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '../../..');
const packages = readPackages(root);
const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const departures = [...checkPackages(packages), ...checkChangesets(changesets, packages)];
for (const { file, advice } of departures) process.stderr.write(`${file}: ${advice}\n`);
process.stdout.write(`${packages.length} packages, ${changesets.length} changesets, ${departures.length} departures\n`);
process.exit(departures.length > 0 || packages.length === 0 ? 1 : 0);
