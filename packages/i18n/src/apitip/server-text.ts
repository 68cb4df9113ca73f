import { parseDecimal } from '@bourse/decimal';
import { useMemo } from 'react';
import { createFormatter, type Formatter } from '../format/formatter';
import { useFormat } from '../hooks';
import { languageOfTag } from '../language';
import type { AnyMessageCatalogue, I18n } from '../messages/types';
import { useCatalogue } from '../messages/use-catalogue';
import { ENGLISH_TEXTS } from '../server-texts/english';
import { serverTexts } from './catalogue';
import { matcher, type Match } from './match';

const matchers = new WeakMap<object, (text: string) => Match | undefined>();

function match(texts: Readonly<Record<string, string>>, text: string): Match | undefined {
  let find = matchers.get(texts);
  if (!find) {
    find = matcher(Object.keys(texts), ENGLISH_TEXTS);
    matchers.set(texts, find);
  }
  return find(text);
}

const SERVER_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/;

/** A time in a text of the server is in Asia/Shanghai, which has had no daylight saving since 1991. */
const instantOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);

/**
 * Formats a placeholder's value: a time in the user's zone, a number with the user's separators; other values
 * unchanged.
 */
function localFigure(name: string, figure: string, format: Formatter): string {
  if (name === 'time') {
    const time = figure.trim();
    return SERVER_TIME.test(time) ? format.dateTime(instantOf(time)) : figure;
  }
  const [, number = '', rest = ''] = /^([+-]?[\d,.]*)(.*)$/.exec(figure) ?? [];
  const value = parseDecimal(number.replaceAll(',', ''));
  return value === undefined ? figure : format.decimal(value) + rest;
}

function translate(catalogue: AnyMessageCatalogue, format: Formatter, text: string): string {
  const texts = catalogue.loaded(format.language);
  const found = texts && match(texts, text);
  if (!found) return text;
  const translation = texts[found.key] ?? text;
  return Object.entries(found.figures).reduce(
    (result, [name, figure]) => result.replace(`{{${name}}}`, () => localFigure(name, figure, format)),
    translation,
  );
}

/**
 * A text of the server in the user's language, by exact text or by pattern. Returns the text unchanged if the catalogue
 * does not contain it or is not loaded yet (see `preloadCatalogues`). `format` formats the values in it.
 */
export function translateServerText(
  i18n: I18n,
  text: string,
  format: Formatter = createFormatter({ language: languageOfTag(i18n.language) }),
): string {
  return translate(serverTexts, format, text);
}

/** Translates texts of the server. Suspends until the catalogue of server texts is loaded. */
export function useServerText(): (text: string) => string {
  useCatalogue(serverTexts);
  const format = useFormat();
  return useMemo(() => (text: string) => translate(serverTexts, format, text), [format]);
}

/**
 * Translates texts of the server without loading their catalogue: for components that rarely show one. Returns the text
 * unchanged while the catalogue is not loaded; screens with calls preload it.
 */
export function useLoadedServerText(): (text: string) => string {
  const format = useFormat();
  return useMemo(() => (text: string) => translate(serverTexts, format, text), [format]);
}
