import type { Preview } from '@storybook/react-vite';
import { basePreview } from '@bourse/storybook-config/preview';
import { serverTexts } from '@bourse/i18n';
import { marketMessages } from '@bourse/market';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { spotMessages } from '../src/locales';

export default {
  ...basePreview,
  decorators: [withKit],
  loaders: [loadTexts(spotMessages, marketMessages, serverTexts)],
} satisfies Preview;
