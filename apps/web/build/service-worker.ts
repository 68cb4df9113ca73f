import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildModule } from './build-module.ts';

const WORKER = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url));

/** Builds the service worker beside the page, with the list of this release's assets in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'bourse:service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`);
      const source = await buildModule(WORKER, 'iife', {
        define: { RELEASE_ASSETS: JSON.stringify(assets.toSorted()), 'process.env.NODE_ENV': '"production"' },
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
