import { fileURLToPath } from 'node:url';
import type { ChartLibrary, EarlyCall } from '@bourse/feature-kit';
import type { Language } from '@bourse/i18n';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { buildModule } from '../build-module.ts';

/** Paths of source files. */
export type Sources = readonly string[];

/** What an address needs at once. */
export interface EarlyScreen {
  readonly calls: readonly EarlyCall[];
  readonly sources: Sources;
  /** With those of the shell. */
  readonly texts: Readonly<Record<Language, Sources>>;
  readonly charts?: Readonly<Record<ChartLibrary, Sources>>;
}

export interface EarlyScreens {
  /** By address: the routes of the features that have `early`. */
  readonly screens: Readonly<Record<string, EarlyScreen>>;
  /** Texts of all other addresses. */
  readonly texts: Readonly<Record<Language, Sources>>;
}

const ENTRY = fileURLToPath(new URL('./early-screens-entry.ts', import.meta.url));
const NAME = '\0module-name:';
/** Without it a loader of Vite would take the path for JSON. */
const END = '!';

/** Replaces every module that is imported on demand by one that exports its own path. */
const moduleNames: Plugin = {
  name: 'bourse:module-names',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    const found = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null;
    return found && `${NAME}${found.id}${END}`;
  },
  load(id) {
    if (!id.startsWith(NAME)) return undefined;
    return { code: `export default ${JSON.stringify(id.slice(NAME.length, -END.length))}`, moduleType: 'js' };
  },
};

async function read(): Promise<EarlyScreens> {
  const code = await buildModule(ENTRY, 'es', { plugins: [moduleNames] });
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry exports it with this type
  return v.parse(v.object({ early: v.unknown() }), module).early as EarlyScreens;
}

let screens: Promise<EarlyScreens> | undefined;

/** The `early` declarations of the routes, with the files of the modules. Read once for a build. */
export const earlyScreens = (): Promise<EarlyScreens> => (screens ??= read());
