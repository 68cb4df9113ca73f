import { defineConfig } from 'tsup';

/**
 * Settings of a package's JavaScript build; `tsc` writes the declarations.
 * `entry` has one entry for each entry point: name of the file in `dist` → source file. `platform` is `node` for a package of servers.
 */
export function library(entry: Record<string, string>, platform: 'neutral' | 'node' = 'neutral') {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    platform,
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: false,
    // Without `node:` a built-in module looks like a dependency.
    removeNodeProtocol: false,
    external: [/^node:/],
    silent: true,
    esbuildOptions(options) {
      options.jsx = 'automatic';
    },
  });
}
