#!/usr/bin/env node
// Names the files in the imports of the declarations in `dist`: TypeScript with `moduleResolution: node16` looks for nothing else.
// Copies the JSON files whose types the declarations import, because `tsc` with `emitDeclarationOnly` does not.
import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /((?:\bfrom |^import |\bimport\()['"])(\.\.?(?:\/[^'"\n]*)?)(?=['"])/gm;

function named(folder: string, specifier: string): string {
  if (specifier.endsWith('.json')) {
    const file = join(folder, specifier);
    copyFileSync(file.replace(/^dist/, 'src'), file);
  }
  const ends = ['.js', '/index.js'];
  const end = ends.find((one) => existsSync(join(folder, `${specifier}${one.replace(/js$/, 'd.ts')}`)));
  // A name with an extension, such as that of a JSON file, is complete.
  return `${specifier}${end ?? ''}`;
}

for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(IMPORT, (_all, start: string, specifier: string) => start + named(dirname(file), specifier)),
  );
}
