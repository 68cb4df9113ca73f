import { existsSync, realpathSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { baseMain } from '@bourse/storybook-config';
import manifest from '../package.json' with { type: 'json' };

/**
 * Folder of each dependency with stories: adding a package to `package.json` adds it here. Tests are looked for in the
 * folder itself, not in `node_modules`.
 */
const folders = Object.keys(manifest.dependencies)
  .map((name) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)))
  .filter((folder) => existsSync(`${folder}/.storybook`))
  .map((folder) => relative(import.meta.dirname, realpathSync(folder)));

export default {
  ...baseMain,
  stories: folders.map((folder) => ({
    directory: `${folder}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: basename(folder),
  })),
} satisfies StorybookConfig;
