import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', control: 'src/control/cli.ts', 'ccxt-child': 'src/venue/ccxt/child.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
  dts: false,
  silent: true,
  // The contracts are workspace source, read through the condition that development uses.
  noExternal: [/^@bourse\//],
  esbuildOptions(options) {
    options.conditions = ['@bourse/source', 'import', 'module', 'default'];
  },
});
