import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { chartsMessages } from '@bourse/charts';
import { marketMessages } from '@bourse/market';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { diagnosticsMessages } from '../src/diagnostics/locales/messages';
import { homeMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [...exchangePreview.loaders, loadTexts(homeMessages, diagnosticsMessages, marketMessages, chartsMessages)],
} satisfies Preview;
