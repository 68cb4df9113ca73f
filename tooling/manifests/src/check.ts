import type { Departure, Rule } from './departure.ts';
import { build, changelog, layer, readme, settings, size, tsconfig } from './file-rules.ts';
import { entryPoints, identity, scripts, storyTools, versions } from './manifest-rules.ts';
import { mould } from './mould-rules.ts';
import { names } from './name-rules.ts';
import type { Package } from './package.ts';

const RULES: readonly Rule[] = [
  layer,
  identity,
  entryPoints,
  scripts,
  versions,
  storyTools,
  tsconfig,
  build,
  settings,
  readme,
  changelog,
  size,
  mould,
  names,
];

/** Every departure of every package. */
export function checkPackages(all: readonly Package[]): Departure[] {
  return all.flatMap((of) => RULES.flatMap((rule) => rule(of, all)));
}
