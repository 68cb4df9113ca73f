import { addRoute } from './edits.ts';
import { addTexts, catalogueOf, requireTitles } from './catalogue.ts';
import { namesOf } from './names.ts';
import { fill, writeTemplates } from './templates.ts';
import type { Workspace } from './workspace.ts';

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
  /** The screen's title, one for each of the six languages. */
  readonly titles: readonly string[];
  readonly access?: 'public' | 'session';
}

/** Adds a screen to a feature package: route, screen, view, story, test, title in six languages. Returns the new files. */
export function makeScreen(
  workspace: Workspace,
  { folder, kebab, titles, access = 'public' }: ScreenOptions,
): string[] {
  const { camel, pascal } = namesOf(kebab);
  requireTitles(titles);
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
  addTexts(workspace, folder, `${camel}.title`, titles);
  workspace.save();
  return writeTemplates('screen', workspace.path(folder), values);
}
