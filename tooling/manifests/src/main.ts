// Reports packages that differ from the others of their kind, with advice.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage } from './check.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '../../..');
// Each of them pins one program, with a lock file of its own.
const exclude = ['tooling/pnpm/**', 'tooling/ccxt/**'];
const folders = globSync(['{apps,packages,tooling}/*/package.json', 'bench/package.json'], { cwd: root, exclude })
  .map((path) => dirname(path).replaceAll('\\', '/'))
  .toSorted();
const departures = folders.flatMap((folder) =>
  checkPackage({
    folder,
    read: (path) => {
      const place = join(root, folder, path);
      return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
    },
  }),
);
for (const departure of departures) process.stderr.write(`${departure}\n`);
process.stdout.write(`${folders.length} packages, ${departures.length} departures\n`);
process.exit(departures.length > 0 || folders.length === 0 ? 1 : 0);
