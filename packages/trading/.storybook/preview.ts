import { safeWritesMessages } from '@bourse/safe-writes';
import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { chartsMessages } from '@bourse/charts';
import { featureKitMessages } from '@bourse/feature-kit';
import { serverTexts } from '@bourse/i18n';
import { marketMessages } from '@bourse/market';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { journalMessages } from '../src/journal/locales/messages';
import { moveMessages } from '../src/move-order/locales/messages';
import { tradingMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(
      tradingMessages,
      journalMessages,
      moveMessages,
      chartsMessages,
      marketMessages,
      featureKitMessages,
      safeWritesMessages,
      serverTexts,
    ),
  ],
} satisfies Preview;
