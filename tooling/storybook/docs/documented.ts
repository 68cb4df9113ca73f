/** A file of a package, by its path from the package's `src`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A public component and its module, relative to `src`. */
interface PublicComponent {
  readonly name: string;
  readonly module: string;
}

const EXPORT = /export \{([^}]*)\} from '([^']+)'/g;
const COMPONENT = /^[A-Z]\w*[a-z]\w*$/;

/** Components of an entry point: exports named like components. Providers are excluded because they render nothing. */
export function publicComponents(entryPoint: string): PublicComponent[] {
  return [...entryPoint.matchAll(EXPORT)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => COMPONENT.test(name) && !name.endsWith('Provider'))
      .map((name) => ({ name, module: module.replace(/^\.\//, '') })),
  );
}

/** The doc comment before the declaration: the description on the page. */
const hasDescription = (text: string, name: string) =>
  new RegExp(String.raw`\*/\nexport (?:default )?(?:function|const) ${name}\b`).test(text);

/** Story files that document the component as `component` or in `subcomponents`. */
const isAbout = (story: string, name: string) =>
  new RegExp(String.raw`\bcomponent: ${name}\b`).test(story) ||
  new RegExp(String.raw`\bsubcomponents: \{[^}]*\b${name}\b`).test(story);

const GUIDE = /\bguide: \{[^]*\bdo: \[[^]*\bdont: \[[^]*\baccessibility: \[/;

/** Missing parts of the documentation of a package's public components; empty if complete. */
export function undocumented(entryPoint: string, files: readonly SourceFile[]): string[] {
  const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  return publicComponents(entryPoint).flatMap(({ name, module }) => {
    const source = files.find(({ path }) => path === `${module}.tsx` || path === `${module}/index.tsx`);
    // A module without JSX has no components, only similar names: an error class.
    if (!source) return [];
    const about = stories.filter(({ text }) => isAbout(text, name));
    const problems = [
      !hasDescription(source.text, name) && `src/${module}.tsx: no doc comment before ${name} says what it is`,
      about.length === 0 && `src/${module}.tsx: no story has \`component: ${name}\``,
      about.length > 0 &&
        !about.some(({ text }) => GUIDE.test(text)) &&
        `src/${about[0]?.path}: \`parameters.guide\` of ${name} is missing (do, dont, accessibility)`,
    ];
    return problems.filter((problem) => problem !== false);
  });
}
