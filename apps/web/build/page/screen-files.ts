import { build, type Plugin } from 'vite';
import { chunkFrom } from './chunk-graph.ts';
import { codeGroups } from './code-groups.ts';
import { earlyScreens } from './early-screens.ts';

/**
 * Puts the modules that the same screens need into one file (`codeGroups`). Which modules these are is known only after unused
 * exports are gone, so a build without compiler, compression and groups comes first. The bundler's own grouping by users counts each of
 * the parts on demand as one, which makes a hundred files a screen: over HTTP/1.1 the deal centre is ready a second later.
 */
export function screenFiles(): Plugin {
  return {
    name: 'bourse:screen-files',
    apply: 'build',
    async config({ root, resolve = {}, build: options }) {
      const result = await build({
        configFile: false,
        logLevel: 'error',
        root: root ?? '.',
        resolve,
        build: {
          ...options,
          write: false,
          manifest: false,
          minify: false,
          rolldownOptions: { treeshake: options?.rolldownOptions?.treeshake ?? true },
        },
      });
      const files = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
      const built = files.filter((file) => file.type === 'chunk');
      const entry = built.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The page has no entry.');
      const groups = codeGroups(await earlyScreens(), built.map(chunkFrom), entry.fileName).map(
        ({ name, sources }) => ({
          name,
          test: (id: string) => sources.has(id),
        }),
      );
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
