import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { chartsMessages } from '@bourse/charts';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { marketMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [...exchangePreview.loaders, loadTexts(marketMessages, chartsMessages)],
} satisfies Preview;
