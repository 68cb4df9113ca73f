import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { build, defaultClientConditions, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('./theme-init-entry.ts', import.meta.url));

/** ui-kit's script, taken through its door: packages are sources here, so a small build comes before the large one. */
async function themeInitScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    build: { write: false, minify: false, reportCompressedSize: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The theme script was not built.');
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return v.parse(v.object({ script: v.string() }), module).script;
}

/**
 * Puts the script that chooses day or night into the head of `index.html`, before anything is painted. It is the one
 * inline script of the page: the server allows it by its hash.
 */
export function themeInit(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'bourse:theme-init',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        script ??= themeInitScript();
        return [{ tag: 'script', children: await script, injectTo: 'head-prepend' }];
      },
    },
  };
}
