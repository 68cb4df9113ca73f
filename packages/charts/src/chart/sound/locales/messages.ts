import { defineMessages } from '@bourse/i18n';
import type { SoundTexts } from './en';

/** The texts of the chart as text and sound, fetched with it. */
export const soundMessages = defineMessages<SoundTexts>('charts-sound', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
