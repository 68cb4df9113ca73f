import { isLibrary, type Departure } from './departure.ts';
import type { Package } from './package.ts';

/** A note for the changelog, as `changeset` writes it. */
export interface Changeset {
  /** From the root: `.changeset/new-column.md`. */
  readonly file: string;
  readonly text: string;
}

const FRONT = /^---\n([^]*?)\n---\n([^]*)$/;
const ENTRY = /^['"]?([^'":]+)['"]?: (?:patch|minor|major)$/;

function problemsOf(text: string, versioned: ReadonlySet<string>): string[] {
  const [, entries, words = ''] = FRONT.exec(text) ?? [];
  if (entries === undefined) return ['begin with the packages between two lines of ---'];
  const named = entries.split('\n').flatMap((line) => {
    const [, name] = ENTRY.exec(line.trim()) ?? [];
    if (name === undefined) return [`write "${line}" as '@bourse/…': patch, minor or major`];
    return versioned.has(name) ? [] : [`take out ${name}: only libraries are versioned`];
  });
  return words.trim() === '' ? [...named, 'say what a user notices'] : named;
}

/** Changesets that `changeset version` would refuse, because they name a package without a version. */
export function checkChangesets(changesets: readonly Changeset[], packages: readonly Package[]): Departure[] {
  const versioned = new Set(packages.filter(isLibrary).map(({ manifest }) => manifest.name));
  return changesets.flatMap(({ file, text }) => problemsOf(text, versioned).map((advice) => ({ file, advice })));
}
