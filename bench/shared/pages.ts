import { readdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, preview } from 'vite';

export interface PageServer {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the pages of a folder as the client is built, and serves them. */
export async function servePages(root: string): Promise<PageServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'bourse-bench-pages-'));
  const pages = (await readdir(root)).filter((name) => name.endsWith('.html'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    plugins: [react({ compiler: true })],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: pages.map((page) => join(root, page)),
        onLog(level, log, report) {
          // Marks for React's server components, of which there are none here.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
  const server = await preview({
    configFile: false,
    root,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 5310 },
  });
  return {
    address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
