import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

/** Builds the pages of a folder as the client is built; returns the folder that they are in. */
export async function buildPages(folder: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'bourse-bench-pages-'));
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    plugins: [react({ compiler: true })],
    build: {
      outDir,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: pages.map((page) => join(folder, page)),
        onLog(level, log, report) {
          // Marks for React's server components, of which there are none here.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
  return outDir;
}
