import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { buildModule } from '../build-module.ts';

const ENTRY = fileURLToPath(new URL('./frame-names-entry.ts', import.meta.url));
const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'];

/** The texts of the areas of the static frame in `index.html`. */
const TEXT_OF = {
  markets: 'deal.markets',
  chart: 'deal.chart',
  data: 'deal.book',
  form: 'deal.form',
  orders: 'orders.label',
};

async function textsOf(feature: string, language: string): Promise<Record<string, string>> {
  const catalogue = new URL(`../../../../packages/${feature}/src/locales/${language}.json`, import.meta.url);
  return v.parse(v.record(v.string(), v.string()), JSON.parse(await readFile(catalogue, 'utf8')));
}

async function namesIn(language: string): Promise<readonly [string, Record<string, string>]> {
  const [trading, home] = await Promise.all([textsOf('trading', language), textsOf('home', language)]);
  const areas = Object.entries(TEXT_OF).map(([area, key]) => [area, trading[key] ?? ''] as const);
  return [language, Object.fromEntries([...areas, ['headline', home['hero.title'] ?? '']])];
}

async function script(): Promise<string> {
  const names = Object.fromEntries(await Promise.all(LANGUAGES.map(namesIn)));
  return buildModule(ENTRY, 'iife', { define: { FRAME_NAMES: JSON.stringify(names) } });
}

/**
 * Puts a script after the static frame of `index.html` that names the brand, the panels of a trading screen in the user's language, the pair
 * of the address, and to a visitor the headline of the start page, so that the frame is not a set of blank cards while the client's scripts load. A server allows it by its hash.
 */
export function frameNames(): Plugin {
  let built: Promise<string> | undefined;
  return {
    name: 'bourse:frame-names',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        built ??= script();
        return [{ tag: 'script', children: await built, injectTo: 'body' }];
      },
    },
  };
}
