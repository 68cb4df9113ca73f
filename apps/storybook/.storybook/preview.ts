import type { Preview } from '@storybook/react-vite';
import { basePreview } from '@bourse/storybook-config/preview';
import { withKit } from '@bourse/ui-kit/testing';

/** The previews of all packages: each knows the texts that its own stories need. */
const previews = import.meta.glob<{ default: Preview }>('../../../packages/*/.storybook/preview.ts', { eager: true });

export default {
  ...basePreview,
  decorators: [withKit],
  loaders: Object.values(previews).flatMap(({ default: preview }) => preview.loaders ?? []),
} satisfies Preview;
