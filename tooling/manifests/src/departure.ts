import type { Package } from './package.ts';

/** A difference of a package from others of its kind, with advice. */
export interface Departure {
  readonly file: string;
  readonly advice: string;
}

/** Finds departures of one package; some rules compare it with all others. */
export type Rule = (of: Package, all: readonly Package[]) => readonly Departure[];

/** `file` of the package: `advice`, if something is wrong. */
export function when(isWrong: boolean, of: Package, file: string, advice: string): Departure[] {
  return isWrong ? [{ file: `${of.folder}/${file}`, advice }] : [];
}

export const isLibrary = ({ kind }: Package) => kind === 'feature' || kind === 'layer' || kind === 'foundation';

export const hasStories = ({ manifest }: Package) => 'storybook' in manifest.scripts;
