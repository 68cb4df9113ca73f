import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@bourse/contracts/wire';
import type { ContractCheck } from '@bourse/contracts/check';

export const ROOT = join(import.meta.dirname, '../../..');

const FILE = 'src/contract-check.ts';

/** A package of the client: the sample, which the generator copies, is private. */
const isPublished = (folder: string) => !readFileSync(join(folder, 'package.json'), 'utf8').includes('"private": true');

async function read(folder: string): Promise<[name: string, check: ContractCheck]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- found by its path, so that no list and no dependency names the feature
  const { contractCheck } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, FILE)).href)) as {
    contractCheck: ContractCheck;
  };
  return [basename(folder), contractCheck];
}

/** The packages in the order of their names, each after those whose values it uses. */
function inOrder(checks: ReadonlyMap<string, ContractCheck>): Readonly<Record<string, ContractCheck>> {
  const ordered = new Map<string, ContractCheck>();
  const add = (name: string, from: readonly string[]) => {
    const check = checks.get(name);
    if (check === undefined || ordered.has(name)) return;
    if (from.includes(name)) throw new RangeError(`"after" goes in a circle: ${[...from, name].join(', ')}`);
    for (const earlier of check.after ?? []) add(earlier, [...from, name]);
    ordered.set(name, check);
  };
  for (const name of [...checks.keys()].toSorted()) add(name, []);
  return Object.fromEntries(ordered);
}

const folders = globSync(`packages/*/${FILE}`, { cwd: ROOT })
  .map((file) => dirname(dirname(join(ROOT, file))))
  .filter(isPublished);

/**
 * The contracts of all packages by the package's folder: of each package with a `src/contract-check.ts`. The order is that of the
 * documents and of the check: a call uses values from the replies of those before.
 */
export const FEATURES = inOrder(new Map(await Promise.all(folders.map(read))));

const all = Object.values(FEATURES);

/** Calls that only read, in the order in which they are sent. */
export const PROBES = all.flatMap(({ probes = [] }) => probes);

/** Calls that only `--write` sends. */
export const WRITES = all.flatMap(({ writes = [] }) => writes);

/** Writes that `--write` sends and takes back. */
export const TRIALS = all.flatMap(({ trials = [] }) => trials);

/** Calls that a back end must refuse. */
export const REFUSALS = all.flatMap(({ refusals = [] }) => refusals);

/** What looks for signs of a dialect. */
export const DIALECT_CHECKS = all.flatMap(({ dialect }) => (dialect ? [dialect] : []));

/** How the requests of families of back ends differ, by the call. */
export const ADAPTATIONS: ReadonlyMap<Call, string> = new Map(all.flatMap(({ adaptations = [] }) => adaptations));

/** Writes that every family of back ends accepts in its dialect. */
export const WRITE_SAMPLES = all.flatMap(({ writeSamples = [] }) => writeSamples);

/** Writes that the dialects of some families have no form for. */
export const UNSUPPORTED_SAMPLES = all.flatMap(({ unsupportedSamples = [] }) => unsupportedSamples);

/** Calls that are never sent, with the reason. */
export const NOT_CALLED = new Map(all.flatMap(({ notCalled = [] }) => notCalled));

/** The announced product that a call belongs to. */
export const PRODUCT_OF: ReadonlyMap<Call, string> = new Map(
  all.flatMap(({ product, productCalls = {}, probes = [], writes = [], notCalled = [] }) => [
    ...(product === undefined
      ? []
      : [...probes.map(({ call }) => call), ...writes, ...notCalled.map(([call]) => call)].map(
          (call) => [call, product] as const,
        )),
    ...Object.entries(productCalls).flatMap(([name, calls]) => calls.map((call) => [call, name] as const)),
  ]),
);

/** The names of the products that a back end may announce. */
export const PRODUCTS = [
  ...new Set(
    all.flatMap(({ product, productCalls = {} }) => [
      ...(product === undefined ? [] : [product]),
      ...Object.keys(productCalls),
    ]),
  ),
].toSorted();

/** Calls that a back end with announced products may leave out. */
export const EXTRAS: ReadonlySet<Call> = new Set(all.flatMap(({ extras = [] }) => extras));

/** What a back end announces of each package that reads something of the reply. */
export const CAPABILITIES = all.flatMap(({ capabilities }) => (capabilities ? [capabilities] : []));

/** The screens of the client with their calls. */
export const SCREENS = all.flatMap(({ screens = [] }) => screens);
