// Lists English texts that are translated in more than one way within a language, over the catalogues of all packages.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { HOMONYMS } from './homonyms.ts';
import { ROOT } from './repository.ts';
import { findVariations } from './terms.ts';

const LANGUAGES = ['zh', 'hk', 'kr', 'jp', 'spa'];
const catalogueModule = v.object({ default: v.record(v.string(), v.string()) });

async function readTexts(path: string): Promise<Record<string, string>> {
  const module: unknown = await import(pathToFileURL(join(ROOT, path)).href);
  return v.parse(catalogueModule, module).default;
}

const sources = globSync('{apps,packages}/*/src/locales/en.ts', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted();

let count = 0;
for (const language of LANGUAGES) {
  const catalogues = await Promise.all(
    sources.map(async (path) => ({
      from: path.split('/')[1] ?? path,
      source: await readTexts(path),
      texts: await readTexts(path.replace(/en\.ts$/, `${language}.ts`)),
    })),
  );
  for (const { source, translations } of findVariations(catalogues)) {
    if (source in HOMONYMS) continue;
    count += 1;
    const ways = Object.entries(translations).map(([text, keys]) => `“${text}” (${keys.join(', ')})`);
    process.stderr.write(`${language}: “${source}” is translated as ${ways.join(' and as ')}\n`);
  }
}
process.stdout.write(`${sources.length} catalogues, ${count} texts with more than one translation\n`);
process.exit(count > 0 || sources.length === 0 ? 1 : 0);
