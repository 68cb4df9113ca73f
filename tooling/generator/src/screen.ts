import { addRoute, addText } from './edits.ts';
import { namesOf } from './names.ts';
import { fill, writeTemplates } from './templates.ts';
import type { Workspace } from './workspace.ts';

/** In the order in which titles are given. */
export const LANGUAGES = ['en', 'zh', 'hk', 'kr', 'jp', 'spa'] as const;

const ROUTE = `    {
      layout: 'home',
      path: '/__screen__',
      title: '__screenKey__.title',
      access: '__access__',
      lazy: () => import('./screens/__screen__'),
    },`;

interface ScreenOptions {
  readonly folder: string;
  readonly kebab: string;
  /** The screen's title, one for each of {@link LANGUAGES}. */
  readonly titles: readonly string[];
  readonly access?: 'public' | 'session';
}

/** The name of a package's catalogue of texts, and the module that has it. */
function catalogueOf(workspace: Workspace, folder: string): { name: string; module: string } {
  for (const module of ['locales/messages', 'locales/index', 'messages']) {
    if (!workspace.has(`${folder}/src/${module}.ts`)) continue;
    const [, name] =
      /export const (\w+Messages) = defineMessages/.exec(workspace.read(`${folder}/src/${module}.ts`)) ?? [];
    if (name !== undefined) return { name, module: module.replace(/\/index$/, '') };
  }
  throw new Error(`${folder} has no catalogue of texts: a screen needs a feature package.`);
}

/** Adds a screen to a feature package: route, screen, view, story, test, title in six languages. Gives the new files. */
export function makeScreen(
  workspace: Workspace,
  { folder, kebab, titles, access = 'public' }: ScreenOptions,
): string[] {
  const { camel, pascal } = namesOf(kebab);
  if (titles.length !== LANGUAGES.length || titles.some((title) => title.trim() === '')) {
    throw new Error(`A title is needed in each language: ${LANGUAGES.join(', ')}.`);
  }
  if (workspace.has(`${folder}/src/screens/${kebab}.tsx`)) throw new Error(`${folder} has a screen ${kebab} already.`);
  const catalogue = catalogueOf(workspace, folder);
  const values = {
    screen: kebab,
    Screen: pascal,
    screenKey: camel,
    title: titles[0] ?? '',
    access,
    messages: catalogue.name,
    messagesFrom: `../${catalogue.module}`,
  };
  workspace.edit(`${folder}/src/feature.ts`, (text) => addRoute(text, fill(ROUTE, values)));
  for (const [index, language] of LANGUAGES.entries()) {
    workspace.edit(`${folder}/src/locales/${language}.ts`, (text) =>
      addText(text, `${camel}.title`, titles[index] ?? ''),
    );
  }
  workspace.save();
  return writeTemplates('screen', workspace.path(folder), values);
}
