import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { earlyRequests } from './build/early-requests.ts';
import { serviceWorker } from './build/service-worker.ts';
import { frameNames } from './build/page/frame-names.ts';
import { pagePlan } from './build/page/page-plan.ts';
import { screenFiles } from './build/page/screen-files.ts';
import { themeInit } from './build/page/theme-init.ts';
import { portAdvice } from './build/port-advice.ts';

const environment = process.env;

/** The back end that `vite` passes calls on to: an operator's, or the sandbox of this repository. */
const backend =
  environment.BOURSE_BACKEND ?? `http://127.0.0.1:${environment.SANDBOX_PORT ?? environment.PORT ?? '4180'}`;

const proxy = {
  '/api': { target: backend, changeOrigin: true },
  '/socket.io': { target: backend, changeOrigin: true, ws: true },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Packages are built from their sources, so that the React Compiler and tree shaking see all of them.
  resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
  plugins: [
    react({ compiler: true }),
    themeInit(),
    earlyRequests(),
    frameNames(),
    pagePlan(),
    screenFiles(),
    serviceWorker(),
    portAdvice(),
    // `.br` and `.gz` beside every text, for servers that send precompressed files. Not for `brand.json` and `dialect.json`: an operator replaces them,
    // and an old compressed file would take precedence.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(?:js|css|html|svg|webmanifest)$/,
      threshold: 1024,
      logLevel: 'silent',
    }),
  ],
  experimental: {
    // Scripts and style sheets name other assets relative to themselves. Only the page names them by address, so an operator who serves
    // them from another origin changes the page alone.
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  server: { port: Number(environment.WEB_PORT ?? 5173), strictPort: true, proxy },
  preview: { port: Number(environment.WEB_PORT ?? 4173), strictPort: true, proxy },
  build: {
    // The browsers of the README: `Map.groupBy` and `Promise.withResolvers` are not compiled away. The page's script tells older ones.
    target: ['chrome119', 'edge119', 'firefox121', 'safari17.4'],
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
        codeSplitting: {
          // What every address needs, in two files; `screenFiles` adds groups for the screens.
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'shared', tags: ['$initial'] },
            // Its sound loads when it is first played.
            { name: 'highcharts', test: /node_modules[\\/]highcharts(?!.*sonification)/i },
          ],
        },
      },
    },
  },
});
