import { serverTexts } from '@bourse/i18n';
import { featureKitMessages } from '../locales/messages';
import { defineLayer } from './define-feature';

/** The texts of this package. For public screens that only read: they do not wait for the server's texts. */
export const featureKitTexts = defineLayer({ messages: [featureKitMessages] });

/** The texts of this package and of the server; every layer and feature with writes uses it. */
export const featureKit = defineLayer({ messages: [serverTexts], uses: [featureKitTexts] });
