import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { baseMain } from '@bourse/storybook-config';

const ROOT = join(import.meta.dirname, '../../..');

/** Each package with a `.storybook`, as a path from here. */
const folders = globSync('packages/*/.storybook', { cwd: ROOT })
  .map((settings) => relative(import.meta.dirname, join(ROOT, dirname(settings))))
  .toSorted();

export default {
  ...baseMain,
  stories: folders.map((folder) => ({
    directory: `${folder}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: basename(folder),
  })),
} satisfies StorybookConfig;
