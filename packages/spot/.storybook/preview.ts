import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { chartsMessages } from '@bourse/charts';
import { serverTexts } from '@bourse/i18n';
import { marketMessages } from '@bourse/market';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { journalMessages } from '@bourse/trading';
import { spotMessages } from '../src/locales/messages';
import { profitMessages } from '../src/profit/locales/messages';
import { scaledMessages } from '../src/scaled-orders/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(
      spotMessages,
      profitMessages,
      scaledMessages,
      journalMessages,
      chartsMessages,
      marketMessages,
      serverTexts,
    ),
  ],
} satisfies Preview;
