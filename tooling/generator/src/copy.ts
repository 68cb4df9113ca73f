import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Of this machine, or made from the source. */
const LEFT_OUT = new Set(['node_modules', '.turbo', '.reports', 'dist', 'CHANGELOG.md']);

const CONTRACTS = 'packages/contracts/src';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Puts a name in the place of `sample`: `price-alerts` in paths, `priceAlerts` for values, `PriceAlerts` for types. */
export function renamed(text: string, kebab: string): string {
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return (
    text
      // The other languages fall back to English, which the test of texts reports until they are translated.
      .replaceAll(/("entries\.title": )"[^"]+"/g, '$1"Sample"')
      // The sample is not published.
      .replace('  "private": true,\n', '')
      .replaceAll('/sample', `/${kebab}`)
      .replaceAll(/\bSample(?=[A-Z])/g, pascal)
      .replaceAll(/(?<=[a-z])Sample(?=[A-Z])/g, pascal)
      .replaceAll('Sample', capital(words.join(' ')))
      .replaceAll('sample', pascal.slice(0, 1).toLowerCase() + pascal.slice(1))
  );
}

/**
 * Copies the package `sample` and its contract under another name and returns the package's folder from the root.
 * @throws Error where the name cannot be one of a package, or is taken
 */
export function copySample(root: string, kebab: string): string {
  if (!KEBAB.test(kebab)) throw new Error(`"${kebab}" is no name: small letters and digits, words joined by hyphens.`);
  const folder = `packages/${kebab}`;
  const target = join(root, folder);
  if (existsSync(target)) throw new Error(`There is a folder ${folder} already.`);
  copyRenamed(join(root, 'packages/sample'), target, kebab);
  copyRenamed(join(root, CONTRACTS, 'sample'), join(root, CONTRACTS, kebab), kebab);
  return folder;
}

function copyRenamed(source: string, target: string, kebab: string): void {
  cpSync(source, target, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const path of globSync('{*,src/**/*,.storybook/*}', { cwd: target }).map((file) => join(target, file))) {
    if (statSync(path).isFile()) writeFileSync(path, renamed(readFileSync(path, 'utf8'), kebab));
  }
}
