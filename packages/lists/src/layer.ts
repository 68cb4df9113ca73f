import { defineLayer, featureKitTexts } from '@bourse/feature-kit';
import { listsMessages } from './locales/messages';

/** The texts of lists and of the failures that they show. */
export const listsLayer = defineLayer({ messages: [listsMessages], uses: [featureKitTexts] });
