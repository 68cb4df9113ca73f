import { serverTexts } from '@bourse/i18n';
import { featureKitMessages } from '../locales/messages';
import { defineLayer } from './define-feature';
import type { Background, Layer } from './feature';

/** The texts of this package. For public screens that only read. */
export const featureKitTexts = defineLayer({ messages: [featureKitMessages] });

/** Loads the texts of the server after the first screen, which rarely shows one. */
const loadServerTexts: Background = {
  access: 'public',
  lazy: () => Promise.resolve({ Component: () => null }),
  messages: [serverTexts],
};

/** The texts of this package and of the server; every layer and feature with writes uses it. */
export const featureKit: Layer<never> = { ...featureKitTexts, backgrounds: [loadServerTexts] };
