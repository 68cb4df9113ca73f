import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { safeWritesMessages } from '@bourse/safe-writes';
import { conversionMessages } from '../src/conversion/locales/messages';
import { walletMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [...exchangePreview.loaders, loadTexts(walletMessages, conversionMessages, safeWritesMessages)],
} satisfies Preview;
