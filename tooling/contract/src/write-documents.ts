// Writes the contract documents; `--check` reports whether they are up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { ROOT } from './features';
import { documents } from './documents';

const isCheck = process.argv.includes('--check');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const changed = Object.entries(documents()).filter(([path, text]) => read(join(ROOT, path)) !== text);
for (const [path, text] of isCheck ? [] : changed) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}

const names = changed.map(([path]) => path).join(' and ');
if (changed.length === 0) process.stdout.write('The documents of the contract are what its schemas say.\n');
else if (isCheck) {
  process.stderr.write(
    `${names} no longer say what the schemas of the contract do. Write them anew: npm run x -- contract-docs\n`,
  );
  process.exit(1);
} else process.stdout.write(`Written: ${names}.\n`);
