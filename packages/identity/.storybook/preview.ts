import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { featureKitMessages } from '@bourse/feature-kit';
import { serverTexts } from '@bourse/i18n';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { apiKeyMessages } from '../src/api-keys/locales/messages';
import { identityMessages } from '../src/locales/messages';
import { recoveryMessages } from '../src/recovery/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(identityMessages, apiKeyMessages, recoveryMessages, featureKitMessages, serverTexts),
  ],
} satisfies Preview;
