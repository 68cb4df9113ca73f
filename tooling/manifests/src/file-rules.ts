import * as v from 'valibot';
import { hasStories, isLibrary, when, type Rule } from './departure.ts';
import type { Package } from './package.ts';

const tsconfigSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ extends: v.optional(v.string(), ''), include: v.optional(v.array(v.string()), []) }),
);

/** The package has a tag of its layer in `turbo.json`. */
export const layer: Rule = (of) =>
  when(
    of.kind === undefined,
    of,
    'turbo.json',
    'extend ["//"] and set one tag: in packages/ feature, trading, market, charts, feature-kit, ui-kit or foundation, in apps/ app, in tooling/ tooling',
  );

/** Its `tsconfig.json` extends the shared settings. */
export const tsconfig: Rule = (of) => {
  const text = of.read('tsconfig.json');
  // A package of JSON settings has nothing to compile.
  if (text === undefined) return when(isLibrary(of), of, 'tsconfig.json', 'add it, extending one of @bourse/tsconfig');
  const { extends: base, include } = v.parse(tsconfigSchema, text);
  const isShared = /^@bourse\/tsconfig\/(?:base|node|react)\.json$/.test(base);
  return [
    ...when(!isShared, of, 'tsconfig.json', 'extend @bourse/tsconfig/base.json, node.json or react.json'),
    ...when(isLibrary(of) && !include.includes('src'), of, 'tsconfig.json', 'include "src" and "*.config.ts"'),
  ];
};

/** Build settings without the package's exclusions. */
function buildSettings(of: Package): string | undefined {
  const text = of.read('tsconfig.build.json');
  if (text === undefined) return undefined;
  const { exclude: _own, ...rest } = v.parse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text);
  return JSON.stringify(rest);
}

const BUILD_EXCLUDES = ['src/**/*.test.*', 'src/**/*.test-support.*', 'src/**/*.stories.*'];

/** All libraries write declarations with the same settings. */
export const build: Rule = (of, all) => {
  if (!isLibrary(of)) return [];
  const own = of.read('tsconfig.build.json');
  const first = all.find((other) => isLibrary(other) && other.read('tsconfig.build.json') !== undefined);
  const isAlike = own !== undefined && first !== undefined && buildSettings(of) === buildSettings(first);
  const isWhole = BUILD_EXCLUDES.every((pattern) => own?.includes(`"${pattern}"`));
  return [
    ...when(
      !isAlike,
      of,
      'tsconfig.build.json',
      `write it as in ${first?.folder ?? 'another library'}, but for "exclude"`,
    ),
    ...when(isAlike && !isWhole, of, 'tsconfig.build.json', `exclude ${BUILD_EXCLUDES.join(' and ')}`),
    ...when(of.read('tsup.config.ts') === undefined, of, 'tsup.config.ts', 'add it: one entry for each entry point'),
  ];
};

/** The settings files that its scripts use exist. */
export const settings: Rule = (of) =>
  ['.storybook/main.ts', '.storybook/preview.ts'].flatMap((file) =>
    when(
      hasStories(of) && of.read(file) === undefined,
      of,
      file,
      'add it as in packages/spot, or take out the script "storybook"',
    ),
  );

/** Its README describes it and names its entry points. */
export const readme: Rule = (of) => {
  const text = of.read('README.md');
  const { name, exports } = of.manifest;
  if (text === undefined) return when(true, of, 'README.md', `add it, beginning with "# ${name}"`);
  const undescribed = Object.keys(exports).filter((entry) => {
    // A pattern names its entry points by their folders.
    if (entry.includes('*')) return false;
    const spelled = entry === '.' ? ['`.`', name] : [`\`${entry}\``, `${name}${entry.slice(1)}`];
    return !spelled.some((words) => text.includes(words));
  });
  return [
    ...when(!text.startsWith(`# ${name}\n`), of, 'README.md', `begin with "# ${name}"`),
    ...undescribed.flatMap((entry) =>
      when(isLibrary(of), of, 'README.md', `say what the entry point \`${entry}\` gives`),
    ),
  ];
};

/** Lines of source in a library, without tests, stories, test support and texts. */
const MOST_LINES = 9000;

const isCounted = (path: string) => !/\.(?:test|stories|test-support)\.|\/(?:locales|testing)\//.test(path);

/** A library is small enough to be known as a whole. */
export const size: Rule = (of) => {
  if (!isLibrary(of)) return [];
  const lines = of
    .sources()
    .filter(isCounted)
    .reduce((sum, path) => sum + (of.read(path) ?? '').split('\n').length - 1, 0);
  return when(
    lines > MOST_LINES,
    of,
    'src',
    `has ${lines} lines: move a part of it to another package, at most ${MOST_LINES} stay`,
  );
};

/** A released version has a changelog, which Changesets writes. */
export const changelog: Rule = (of) => {
  const { name, version } = of.manifest;
  const text = of.read('CHANGELOG.md');
  if (!isLibrary(of)) return when(text !== undefined, of, 'CHANGELOG.md', 'take it out: only libraries are versioned');
  if (version === '0.0.0') return when(text !== undefined, of, 'CHANGELOG.md', 'take it out: nothing is released yet');
  const isRight = text?.startsWith(`# ${name}\n`) === true && text.includes(`\n## ${version}\n`);
  return when(!isRight, of, 'CHANGELOG.md', `let "npm run x -- changeset version" write it: ${version} is not in it`);
};
