import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { serverTexts } from '@bourse/i18n';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { featureKitMessages } from '../src/locales/messages';
import { secondFactorMessages } from '../src/second-factor/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [...exchangePreview.loaders, loadTexts(featureKitMessages, secondFactorMessages, serverTexts)],
} satisfies Preview;
