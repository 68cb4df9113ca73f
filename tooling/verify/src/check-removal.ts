// Removes a feature as a developer would, from copies of the shell, of the contract's check and of the sandbox: its line, its dependency
// and its folder. Then it checks the types of what is left. `check-removal.ts [name]`; a feature without a name
// is `subscription`.
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
import { withoutFeature } from './without-feature.ts';

const [name = 'subscription'] = process.argv.slice(2);
const packageName = `@bourse/${name}`;

interface Place {
  readonly folder: string;
  /** The file with the list of features or products, from the folder, and where the list imports the feature from. Without it the features are found. */
  readonly list?: { readonly file: string; readonly from: string };
  /** What is deleted with the feature, from the folder. */
  readonly own?: string;
  /** Files that act on all features or products by name: tests of the whole client and of the whole exchange. */
  readonly except?: readonly string[];
}

const PLACES: readonly Place[] = [
  {
    folder: 'apps/web',
    list: { file: 'src/features.ts', from: packageName },
    except: ['src/traffic/hourly-requests.test.tsx'],
  },
  { folder: 'packages/contracts', own: `src/${name}`, except: ['**/*.test.*'] },
  { folder: 'tooling/contract' },
  {
    folder: 'apps/sandbox-exchange',
    list: { file: 'src/products/products.ts', from: `./${name}/` },
    own: `src/products/${name}`,
    except: ['**/*.test.*'],
  },
];

/** The dependencies of a package, without the removed one. */
function linkDependencies(folder: string, copy: string): void {
  for (const entry of globSync('{[!@.]*,@*/*}', { cwd: join(folder, 'node_modules') })) {
    if (entry === packageName) continue;
    const target = join(copy, 'node_modules', entry);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(folder, 'node_modules', entry), target, 'junction');
  }
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
    if (list) {
      const { from } = list;
      const source = readFileSync(join(copy, list.file), 'utf8');
      writeFileSync(
        join(copy, list.file),
        withoutFeature(source, (specifier) => specifier === from || (from.endsWith('/') && specifier.startsWith(from))),
      );
    }
    linkDependencies(folder, copy);
    writeFileSync(
      join(copy, 'tsconfig.removal.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: ['src', 'build'],
        exclude: ['**/node_modules', ...except],
      }),
    );
    return (await runCommand(['tsc', '-p', join(copy, 'tsconfig.removal.json')])).hasSucceeded;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

let isRight = true;
for (const place of PLACES) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other: the check has one core
  if (!(await staysRight(place))) isRight = false;
}
process.exitCode = isRight ? 0 : 1;
