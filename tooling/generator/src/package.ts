import { namesOf } from './names.ts';
import { common, inOrder, readManifest, withoutEmpty, writeManifest } from './manifest.ts';
import { textOf, writeNew, writeTemplates } from './templates.ts';
import { hangIntoShell, leaveUnasked, nameContract } from './wiring.ts';
import type { Workspace } from './workspace.ts';

/**
 * The floors with several packages. Floors 1 and 2 are one package each: components belong in `ui-kit`, parts of every
 * trading screen in `market`.
 */
export const KINDS = {
  /** Floor 3: contract, endpoints, slice, screens, texts. */
  feature: { tag: 'feature', exemplar: 'subscription' },
  /** Floor 0: plain functions, without React. */
  foundation: { tag: 'floor-0', exemplar: 'decimal' },
} as const;

export type Kind = keyof typeof KINDS;

/** The floor by number or name. */
export function kindOf(floor: string): Kind {
  if (floor === '3' || floor === 'feature') return 'feature';
  if (floor === '0' || floor === 'foundation') return 'foundation';
  throw new Error(
    `"${floor}" is no floor for a new package: 3 (feature) or 0 (foundation). Floors 1 and 2 are one package each: ` +
      'a component goes into ui-kit, what every trading screen shows into market.',
  );
}

/**
 * Settings common to all packages of a kind, copied from an existing package so that the generator has no second copy.
 */
const SETTINGS = [
  'turbo.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsup.config.ts',
  'vitest.config.ts',
  'vitest.stories.config.ts',
  '.storybook/main.ts',
  '.storybook/preview.ts',
];

interface Mould {
  readonly workspace: Workspace;
  readonly kind: Kind;
  readonly kebab: string;
}

/** The exemplar's manifest merged with the template, with the tools that all packages of the kind have. */
function manifestOf({ workspace, kind, kebab }: Mould, template: string): string {
  const { exemplar, tag } = KINDS[kind];
  const ofKind = workspace.packagesTagged(tag).map((folder) => workspace.manifest(folder).devDependencies ?? {});
  const own = readManifest(template);
  const manifest = {
    ...workspace.manifest(`packages/${exemplar}`),
    ...own,
    name: `@bourse/${kebab}`,
    version: '0.0.0',
    devDependencies: inOrder({ ...common(ofKind), ...own.devDependencies }),
  };
  // `{}` in a template removes a section of the exemplar.
  return writeManifest(withoutEmpty(manifest));
}

/** Creates a package; a feature is also registered with the shell and the contract documents. Returns the folder. */
export function makePackage(workspace: Workspace, kebab: string, kind: Kind): string {
  const names = namesOf(kebab);
  const { camel, pascal, words } = names;
  const folder = `packages/${kebab}`;
  if (workspace.has(folder)) throw new Error(`There is a folder ${folder} already.`);
  const values = { name: kebab, id: camel, type: pascal, title: words };
  const { exemplar } = KINDS[kind];

  writeTemplates(kind, workspace.path(folder), values);
  workspace.edit(`${folder}/package.json`, (template) => manifestOf({ workspace, kind, kebab }, template));
  const taken = SETTINGS.filter(
    (path) => workspace.has(`packages/${exemplar}/${path}`) && !workspace.has(`${folder}/${path}`),
  );
  for (const file of taken) {
    const text = workspace.read(`packages/${exemplar}/${file}`).replaceAll(exemplar, camel);
    writeNew(workspace.path(folder, file), text);
  }
  writeNew(workspace.path(`.changeset/add-${kebab}.md`), textOf('changeset.md', values));
  if (kind === 'feature') {
    hangIntoShell(workspace, names);
    nameContract(workspace, names);
    leaveUnasked(workspace, kebab, `${camel}List`);
  }
  workspace.save();
  return folder;
}
