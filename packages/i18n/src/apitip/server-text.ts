import { parseDecimal } from '@bourse/decimal';
import { useCallback, useSyncExternalStore } from 'react';
import { createFormatter, type Formatter } from '../format/formatter';
import { useFormat } from '../hooks';
import { languageOfTag } from '../language';
import type { I18n } from '../messages/types';
import { useI18n } from '../messages/use-catalogue';
import { findServerText, serverTexts } from './catalogue';

type Texts = Readonly<Record<string, string>>;

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

function translate(texts: Texts, format: Formatter, text: string): string {
  const found = findServerText(texts, text);
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
  const texts = serverTexts.loaded(format.language);
  return texts ? translate(texts, format, text) : text;
}

/**
 * Translates texts of the server. Returns the text unchanged until the catalogue of server texts is loaded, and renders the caller
 * again when it is. The hook does not request the catalogue: it loads after the first screen, which rarely shows such a text.
 */
export function useServerText(): (text: string) => string {
  const i18n = useI18n();
  const format = useFormat();
  const subscribe = useCallback(
    (onLoad: () => void) => {
      i18n.on('loaded', onLoad);
      return () => i18n.off('loaded', onLoad);
    },
    [i18n],
  );
  const texts = useSyncExternalStore(subscribe, () => serverTexts.loaded(format.language));
  return (text: string) => (texts ? translate(texts, format, text) : text);
}
