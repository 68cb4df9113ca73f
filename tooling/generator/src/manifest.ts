import * as v from 'valibot';

const dependencies = v.optional(v.record(v.string(), v.string()));

/** The parts of a manifest that the generator reads; all others are kept. */
const manifestSchema = v.looseObject({ dependencies, devDependencies: dependencies });

export type Manifest = v.InferOutput<typeof manifestSchema>;

export function readManifest(text: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(text));
}

export function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Dependencies ordered by name, as package managers write them. */
export function inOrder(all: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The dependencies common to all of these. */
export function common(all: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const [first = {}, ...others] = all;
  return Object.fromEntries(Object.entries(first).filter(([name]) => others.every((other) => name in other)));
}

const isEmpty = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;

/** A manifest without empty sections. */
export function withoutEmpty(manifest: Manifest): Manifest {
  return Object.fromEntries(Object.entries(manifest).filter(([, value]) => !isEmpty(value)));
}
