import { defineLayer, featureKitTexts } from '@bourse/feature-kit';
import { chartsMessages } from './locales/messages';

/** The texts of the charts, for the packages that show them. Those of the plot of prices load with the plot. */
export const chartsLayer = defineLayer({ messages: [chartsMessages], uses: [featureKitTexts] });
