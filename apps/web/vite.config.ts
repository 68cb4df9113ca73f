import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { CHUNK_GROUPS, RUN_BEFORE_ENTRY } from './build/chunks.ts';
import { compileHints } from './build/compile-hints.ts';
import { compress } from './build/compress.ts';
import { firstPaint } from './build/first-paint/plugin.ts';
import { lightSentinels } from './build/light-sentinels.ts';
import { noRipple } from './build/no-ripple.ts';
import { serviceWorker } from './build/offline/plugin.ts';
import { portAdvice } from './build/port-advice.ts';
import { themeInit } from './build/theme-init.ts';

const environment = process.env;

/** The back end that `vite` passes calls on to: an operator's, or the sandbox of this repository. */
const backend =
  environment.BOURSE_BACKEND ?? `http://127.0.0.1:${environment.SANDBOX_PORT ?? environment.PORT ?? '4180'}`;

const proxy = {
  '/api': { target: backend, changeOrigin: true },
  '/socket.io': { target: backend, changeOrigin: true, ws: true },
};

/** Chunks that run most of their functions while they start. */
const RUN_AT_START = [...RUN_BEFORE_ENTRY, 'index', 'trading', 'deal-center', 'stock-chart', 'highcharts'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Packages are built from their sources, so that the React Compiler and tree shaking see all of them.
  resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
  plugins: [
    react({ compiler: true }),
    noRipple(),
    lightSentinels(),
    themeInit(),
    firstPaint(RUN_BEFORE_ENTRY),
    compileHints(RUN_AT_START),
    serviceWorker(),
    portAdvice(),
    compress(),
  ],
  server: { port: Number(environment.WEB_PORT ?? 5173), strictPort: true, proxy },
  preview: { port: Number(environment.WEB_PORT ?? 4173), strictPort: true, proxy },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: true,
    // A data: URL in a style sheet or an image would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Emotion imports them for an unused function; they lack a side-effect-free marker.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // The entry has the names of all chunks, and hashes do not compress: seven characters, the fewest for so many chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
