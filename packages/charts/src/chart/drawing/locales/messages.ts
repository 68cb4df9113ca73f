import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type DrawingTexts = typeof en;

/** The texts of the drawing tools, fetched with them. */
export const drawingMessages = defineMessages<DrawingTexts>('charts-drawing', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
