import { chartsLayer } from '@bourse/charts';
import { defineLayer } from '@bourse/feature-kit';
import { marketMessages } from './locales/messages';

/** The texts of the market's widgets, for the features that show them. */
export const marketLayer = defineLayer({ messages: [marketMessages], uses: [chartsLayer] });
