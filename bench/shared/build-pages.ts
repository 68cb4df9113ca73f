import { rmSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

/** A temporary folder, removed at the end. */
async function passingFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bourse-bench-pages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds the pages of a folder as the client is built; returns the folder that they are in. */
export async function buildPages(folder: string, target?: string): Promise<string> {
  const outDir = target ?? (await passingFolder());
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    plugins: [react({ compiler: true })],
    build: {
      outDir,
      emptyOutDir: true,
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
