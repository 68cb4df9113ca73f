import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../../src/offline/worker.ts', import.meta.url));

/** Builds the service worker beside the page, with the list of this release's assets in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'bourse:service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`);
      const result = await build({
        configFile: false,
        logLevel: 'error',
        define: { RELEASE_ASSETS: JSON.stringify(assets.toSorted()) },
        build: { write: false, reportCompressedSize: false, lib: { entry: WORKER, formats: ['iife'], name: 'worker' } },
      });
      const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
      const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
      if (!chunk) throw new Error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
    },
  };
}
