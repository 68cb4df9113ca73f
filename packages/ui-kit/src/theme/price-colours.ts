import { followStored, readStored, writeStored } from '@bourse/storage';
import { useSyncExternalStore } from 'react';
import { PRICE_COLOURS, type PriceColours } from './tokens';
import { PRICE_COLOURS_ATTRIBUTE } from './variables';

export const PRICE_COLOURS_STORAGE_KEY = 'bourse.priceColours';

/** Markets of these languages show rising prices in red; Hong Kong's show them in green. */
const RED_UP_LANGUAGES = new Set(['zh', 'kr', 'jp']);

// Where storage is closed to us, the choice lasts as long as the page.
let chosenWithoutStorage: PriceColours | undefined;

function chosen(): PriceColours | undefined {
  const stored = readStored(PRICE_COLOURS_STORAGE_KEY);
  return PRICE_COLOURS.find((name) => name === stored) ?? chosenWithoutStorage;
}

/** The user's choice, else the default of the language. */
export function priceColoursFor(language: string): PriceColours {
  return chosen() ?? (RED_UP_LANGUAGES.has(language) ? 'red-up' : 'green-up');
}

/** Shows the price colours: one attribute of `<html>`, nothing renders again. */
export function applyPriceColours(value: PriceColours): void {
  document.documentElement.setAttribute(PRICE_COLOURS_ATTRIBUTE, value);
}

function choosePriceColours(value: PriceColours): void {
  chosenWithoutStorage = value;
  writeStored(PRICE_COLOURS_STORAGE_KEY, value);
  if (readStored(PRICE_COLOURS_STORAGE_KEY) === value) chosenWithoutStorage = undefined;
}

/** Follows the choice, by this tab and by others. */
const subscribe = (listener: () => void) => followStored(PRICE_COLOURS_STORAGE_KEY, listener);

/** The current price colours of the language, and the setter. */
export function usePriceColours(language: string): [PriceColours, (value: PriceColours) => void] {
  const value = useSyncExternalStore(subscribe, () => priceColoursFor(language));
  return [value, choosePriceColours];
}
