// Removes a feature from a copy of the shell as a developer would, by its line in `features.ts` and its dependency, and checks the
// types of what is left. `check-removal.ts [name]`; a feature without a name is `subscription`.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.ts';
import { runCommand } from './run-command.ts';
import { withoutFeature } from './without-feature.ts';

const [name = 'subscription'] = process.argv.slice(2);
const removed = `@bourse/${name}`;
const web = join(ROOT, 'apps/web');
// Beside the shell, so that its paths to other folders stay right.
const copy = mkdtempSync(join(ROOT, 'apps/.without-'));

/** The dependencies of the shell, without the removed one. */
function linkDependencies(): void {
  for (const entry of globSync('{[!@.]*,@*/*}', { cwd: join(web, 'node_modules') })) {
    if (entry === removed) continue;
    const target = join(copy, 'node_modules', entry);
    mkdirSync(join(target, '..'), { recursive: true });
    symlinkSync(join(web, 'node_modules', entry), target, 'junction');
  }
}

try {
  for (const entry of ['src', 'build', 'public', 'tsconfig.json']) {
    cpSync(join(web, entry), join(copy, entry), { recursive: true });
  }
  const features = join(copy, 'src/features.ts');
  writeFileSync(features, withoutFeature(readFileSync(features, 'utf8'), removed));
  linkDependencies();
  writeFileSync(
    join(copy, 'tsconfig.removal.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src', 'build'] }),
  );
  const { hasSucceeded } = await runCommand(['tsc', '-p', join(copy, 'tsconfig.removal.json')]);
  process.exitCode = hasSucceeded ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}
