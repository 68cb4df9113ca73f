import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { withKit } from '@bourse/ui-kit/testing';

/** The previews of all packages: each loads the texts of its own stories. */
const previews = import.meta.glob<{ default: Preview }>('../../../packages/*/.storybook/preview.ts', {
  eager: true,
  // Includes folders whose names begin with a dot.
  exhaustive: true,
});

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [...new Set(Object.values(previews).flatMap(({ default: preview }) => preview.loaders ?? []))],
} satisfies Preview;
