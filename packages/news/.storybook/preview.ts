import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { announcementMessages } from '@bourse/notifications';
import { featureKitMessages } from '@bourse/feature-kit';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { newsMessages } from '../src/locales/messages';
import { pushMessages } from '../src/push/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(newsMessages, announcementMessages, pushMessages, featureKitMessages),
  ],
} satisfies Preview;
