import type { Preview } from '@storybook/react-vite';
import { exchangePreview } from '@bourse/storybook-config/exchange';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { plotMessages } from '../src/chart/locales/messages';
import { drawingMessages } from '../src/chart/drawing/locales/messages';
import { jumpMessages } from '../src/chart/date-jump/locales/messages';
import { indicatorMessages } from '../src/chart/indicators/locales/messages';
import { priceToolMessages } from '../src/chart/toolbar/locales/messages';
import { renkoMessages } from '../src/chart/renko/locales/messages';
import { replayMessages } from '../src/chart/replay/locales/messages';
import { soundMessages } from '../src/chart/sound/locales/messages';
import { chartsMessages } from '../src/locales/messages';

export default {
  ...exchangePreview,
  tags: ['autodocs'],
  decorators: [...exchangePreview.decorators, withKit],
  loaders: [
    ...exchangePreview.loaders,
    loadTexts(
      chartsMessages,
      plotMessages,
      drawingMessages,
      indicatorMessages,
      jumpMessages,
      priceToolMessages,
      renkoMessages,
      replayMessages,
      soundMessages,
    ),
  ],
} satisfies Preview;
