import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { baseMain } from '@bourse/storybook-config';
import manifest from '../package.json' with { type: 'json' };

/** Where each dependency lives that has stories: a package is added by naming it in `package.json`. */
const folders = Object.keys(manifest.dependencies)
  .map((name) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)))
  .filter((folder) => existsSync(`${folder}/.storybook`));

export default {
  ...baseMain,
  stories: folders.map((folder) => ({
    directory: `${folder}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: basename(folder),
  })),
} satisfies StorybookConfig;
