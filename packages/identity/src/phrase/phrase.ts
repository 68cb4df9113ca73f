import * as v from 'valibot';
import { createDeviceValue } from '@bourse/storage';

export const PHRASE_MIN = 4;
export const PHRASE_MAX = 40;

/** The anti-phishing phrase of this device; an empty text if none is set. It is never sent. */
export const antiPhishingPhrase = createDeviceValue(
  'anti-phishing-phrase',
  v.pipe(v.string(), v.maxLength(PHRASE_MAX)),
  '',
);
