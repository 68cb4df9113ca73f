import { useSyncExternalStore } from 'react';
import { PRICE_COLOURS, type PriceColours } from './tokens';

const KEY = 'bourse.priceColours';
const ATTRIBUTE = 'data-price-colours';
/** Readers of these languages expect red for rising prices. */
const RED_UP_LANGUAGES = new Set(['zh', 'hk', 'kr', 'jp']);

const isPriceColours = (text: string | null): text is PriceColours => PRICE_COLOURS.some((name) => name === text);

function stored(): PriceColours | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return isPriceColours(text) ? text : undefined;
  } catch {
    return undefined;
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

/** What the reader chose, else what readers of the language expect. */
export function priceColoursFor(language: string): PriceColours {
  return stored() ?? (RED_UP_LANGUAGES.has(language) ? 'red-up' : 'green-up');
}

/** Shows the price colours: one attribute of `<html>`, nothing renders again. */
export function applyPriceColours(value: PriceColours): void {
  document.documentElement.setAttribute(ATTRIBUTE, value);
}

function choosePriceColours(value: PriceColours): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // The choice lasts as long as the page.
  }
  applyPriceColours(value);
  for (const listener of listeners) listener();
}

/** The price colours in force for the language, and the way to choose others. */
export function usePriceColours(language: string): [PriceColours, (value: PriceColours) => void] {
  const value = useSyncExternalStore(subscribe, () => priceColoursFor(language));
  return [value, choosePriceColours];
}
