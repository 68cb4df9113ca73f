import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { announcementMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [...exchangePreview.loaders, loadTexts(announcementMessages)],
} satisfies Preview;
