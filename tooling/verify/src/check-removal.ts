// Removes a feature from copies of the shell, of the contract's check and of the sandbox: its lines in the list, its dependency and its
// folder. Then it checks the types of what is left. It does not find a name of the feature in a text, such as a table in SQL.
// `check-removal.ts [name]`; the default is `subscription`.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './repository.ts';
import { runCommand } from './run-command.ts';

const [name = 'subscription'] = process.argv.slice(2);
const dependency = `@bourse/${name}`;

interface Place {
  readonly folder: string;
  /** The file with the list of features or products, from the folder. Without it the features are found. */
  readonly list?: string;
  /** What is deleted with the feature, from the folder. */
  readonly own?: string;
  /** Files that name all features or products: tests of the whole client and of the whole exchange. */
  readonly except?: readonly string[];
}

const PLACES: readonly Place[] = [
  { folder: 'apps/web', list: 'src/features.ts', except: ['src/traffic/hourly-requests.test.tsx'] },
  { folder: 'packages/contracts', own: `src/${name}`, except: ['**/*.test.*'] },
  { folder: 'tooling/contract' },
  {
    folder: 'apps/sandbox-exchange',
    list: 'src/products/products.ts',
    own: `src/products/${name}`,
    except: ['**/*.test.*', 'src/testing/shown-money.test-support.ts'],
  },
];

/** The source of a list without the imports of the feature and without its line. */
function withoutFeature(source: string): string {
  const imports = source.split('\n').filter((line) => new RegExp(`from '(?:@bourse|\\.)/${name}[/']`).test(line));
  const names = imports.flatMap((line) => (/\{ (.*) \}/.exec(line)?.[1] ?? '').split(', '));
  if (imports.length === 0) throw new Error(`There is no import of ${name}.`);
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return source
    .split('\n')
    .filter((line) => !imports.includes(line) && !named.test(line))
    .join('\n');
}

async function staysRight({ folder: path, list, own, except = [] }: Place): Promise<boolean> {
  const folder = join(ROOT, path);
  // Beside the original, so that its paths to other folders stay right.
  const copy = mkdtempSync(join(dirname(folder), `.without-${basename(folder)}-`));
  try {
    for (const entry of ['src', 'build', 'public', 'tsconfig.json']) {
      if (existsSync(join(folder, entry))) cpSync(join(folder, entry), join(copy, entry), { recursive: true });
    }
    if (own !== undefined) rmSync(join(copy, own), { recursive: true });
    if (list !== undefined) writeFileSync(join(copy, list), withoutFeature(readFileSync(join(copy, list), 'utf8')));
    for (const entry of globSync('{[!@.]*,@*/*}', { cwd: join(folder, 'node_modules') })) {
      if (entry === dependency) continue;
      const target = join(copy, 'node_modules', entry);
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(join(folder, 'node_modules', entry), target, 'junction');
    }
    const exclude = ['**/node_modules', ...except];
    const settings = { extends: './tsconfig.json', include: ['src', 'build'], exclude };
    writeFileSync(join(copy, 'tsconfig.removal.json'), JSON.stringify(settings));
    return (await runCommand(['tsc', '-p', join(copy, 'tsconfig.removal.json')])).hasSucceeded;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

for (const place of PLACES) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other: the check has one core
  if (!(await staysRight(place))) process.exitCode = 1;
}
