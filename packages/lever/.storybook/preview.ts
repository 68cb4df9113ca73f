import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { chartsMessages } from '@bourse/charts';
import { featureKitMessages } from '@bourse/feature-kit';
import { serverTexts } from '@bourse/i18n';
import { marketMessages } from '@bourse/market';
import { journalMessages, tradingMessages } from '@bourse/trading';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { leverMessages } from '../src/locales/messages';
import { multipleMessages } from '../src/multiple/locales/messages';
import { overnightMessages } from '../src/overnight/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(
      leverMessages,
      multipleMessages,
      overnightMessages,
      tradingMessages,
      journalMessages,
      chartsMessages,
      marketMessages,
      featureKitMessages,
      safeWritesMessages,
      listsMessages,
      serverTexts,
    ),
  ],
} satisfies Preview;
