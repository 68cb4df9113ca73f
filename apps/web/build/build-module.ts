import { build, defaultClientConditions } from 'vite';

/**
 * A module of this repository with all that it imports, as one text: for code that is no part of the client's own bundle, such as
 * inline scripts and the service worker. Packages are sources here, so a small build comes before the large one.
 */
export async function buildModule(
  entry: string,
  format: 'es' | 'iife',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    build: { write: false, reportCompressedSize: false, lib: { entry, formats: [format], name: 'module' } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} was not built.`);
  return chunk.code.trim();
}
