import { createKept } from '@bourse/storage';
import * as v from 'valibot';

/** The currencies in which a worth can be shown. */
export const DISPLAY_CURRENCIES = ['USDT', 'USD', 'CNY'] as const;
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

/** `standard`: each worth in the currency in which the exchange states it, totals in USDT and prices in CNY. */
export const DISPLAY_CHOICES = ['standard', ...DISPLAY_CURRENCIES] as const;
export type DisplayChoice = (typeof DISPLAY_CHOICES)[number];

/** The display currency that the user chose, kept for each user. */
export const displayChoice = createKept(
  'bourse.displayCurrency',
  v.picklist(DISPLAY_CHOICES),
  'standard',
  (own) => own,
);
