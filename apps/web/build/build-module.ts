import { build, defaultClientConditions, type Plugin } from 'vite';

interface ModuleOptions {
  readonly define?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

/**
 * A module of this repository with all that it imports, as one text: for code that is no part of the client's own bundle, such as
 * inline scripts and the service worker. Packages are sources here, so a small build comes before the large one.
 */
export async function buildModule(
  entry: string,
  format: 'es' | 'iife',
  { define = {}, plugins = [] }: ModuleOptions = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    plugins: [...plugins],
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    build: {
      write: false,
      reportCompressedSize: false,
      lib: { entry, formats: [format], name: 'module' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} was not built.`);
  return chunk.code.trim();
}
