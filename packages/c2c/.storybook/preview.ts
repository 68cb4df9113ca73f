import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { announcementMessages } from '@bourse/notifications';
import { featureKitMessages } from '@bourse/feature-kit';
import { serverTexts } from '@bourse/i18n';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { c2cMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(c2cMessages, announcementMessages, featureKitMessages, safeWritesMessages, listsMessages, serverTexts),
  ],
} satisfies Preview;
