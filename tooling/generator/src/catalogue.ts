import { addText } from './edits.ts';
import type { Workspace } from './workspace.ts';

/** In the order in which titles are given. */
export const LANGUAGES = ['en', 'zh', 'hk', 'kr', 'jp', 'spa'] as const;

/**
 * @throws Error if a language has no title
 */
export function requireTitles(titles: readonly string[]): void {
  if (titles.length !== LANGUAGES.length || titles.some((title) => title.trim() === '')) {
    throw new Error(`A title is needed in each language: ${LANGUAGES.join(', ')}.`);
  }
}

/** Adds one text to all locales of a package; `texts` in the order of {@link LANGUAGES}. */
export function addTexts(workspace: Workspace, folder: string, key: string, texts: readonly string[]): void {
  for (const [index, language] of LANGUAGES.entries()) {
    workspace.edit(`${folder}/src/locales/${language}.ts`, (source) => addText(source, key, texts[index] ?? ''));
  }
}

/** Name and module of a package's catalogue of texts. */
export function catalogueOf(workspace: Workspace, folder: string): { name: string; module: string } {
  const module = 'locales/messages';
  const file = `${folder}/src/${module}.ts`;
  const text = workspace.has(file) ? workspace.read(file) : '';
  const [, name] = /export const (\w+Messages) = defineMessages/.exec(text) ?? [];
  if (name !== undefined) return { name, module };
  throw new Error(`${folder} has no catalogue of texts: a screen and a form need a feature package.`);
}
