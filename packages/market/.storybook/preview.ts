import type { Preview } from '@storybook/react-vite';
import { basePreview } from '@bourse/storybook-config/preview';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { marketMessages } from '../src/messages';
import { homeMessages } from '../src/screens/messages';

export default {
  ...basePreview,
  decorators: [withKit],
  loaders: [loadTexts(marketMessages, homeMessages)],
} satisfies Preview;
