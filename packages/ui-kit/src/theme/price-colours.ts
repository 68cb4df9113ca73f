import { useSyncExternalStore } from 'react';
import { PRICE_COLOURS, type PriceColours } from './tokens';
import { PRICE_COLOURS_ATTRIBUTE } from './variables';

export const PRICE_COLOURS_STORAGE_KEY = 'bourse.priceColours';

/** Markets of these languages show rising prices in red; Hong Kong's show them in green. */
const RED_UP_LANGUAGES = new Set(['zh', 'kr', 'jp']);

const priceColoursOf = (text: string | null) => PRICE_COLOURS.find((name) => name === text);

// Where storage is closed to us, the choice lasts as long as the page.
let chosenWithoutStorage: PriceColours | undefined;

function chosen(): PriceColours | undefined {
  try {
    return priceColoursOf(localStorage.getItem(PRICE_COLOURS_STORAGE_KEY));
  } catch {
    return chosenWithoutStorage;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
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
  try {
    localStorage.setItem(PRICE_COLOURS_STORAGE_KEY, value);
  } catch {
    chosenWithoutStorage = value;
  }
  for (const listener of listeners) listener();
}

/** The current price colours of the language, and the setter. */
export function usePriceColours(language: string): [PriceColours, (value: PriceColours) => void] {
  const value = useSyncExternalStore(subscribe, () => priceColoursFor(language));
  return [value, choosePriceColours];
}
