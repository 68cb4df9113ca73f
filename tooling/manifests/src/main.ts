// Says where a package is not built like the others of its kind, and what to do about it.
import { join } from 'node:path';
import { checkPackages } from './check.ts';
import { readPackages } from './package.ts';

const packages = readPackages(process.argv[2] ?? join(import.meta.dirname, '../../..'));
const departures = checkPackages(packages);
for (const { file, advice } of departures) process.stderr.write(`${file}: ${advice}\n`);
process.stdout.write(`${packages.length} packages, ${departures.length} departures\n`);
process.exit(departures.length > 0 || packages.length === 0 ? 1 : 0);
