// Reports public components without a documentation page.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { publicComponents, undocumented } from './documented.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(path, 'utf8');

let components = 0;
const problems = globSync('packages/*/.storybook', { cwd: root })
  .toSorted()
  .flatMap((folder) => {
    const home = join(root, folder, '..');
    const name = basename(home);
    const entryPoint = existsSync(join(home, 'src/index.ts')) ? read(join(home, 'src/index.ts')) : '';
    const files = globSync('**/*.tsx', { cwd: join(home, 'src') }).map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: read(join(home, 'src', path)),
    }));
    components += publicComponents(entryPoint).length;
    return undocumented(entryPoint, files).map((problem) => `packages/${name}/${problem}`);
  });

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${components} public components, ${problems.length} problems\n`);
process.exit(problems.length > 0 || components === 0 ? 1 : 0);
