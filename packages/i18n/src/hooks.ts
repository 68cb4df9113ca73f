import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormatter, type Formatter } from './format/formatter';
import { languageOfTag, type Language } from './language';
import { switchLanguage } from './messages/languages';
import { useI18n } from './messages/use-catalogue';
import { storeLanguage } from './preferences/stored-language';
import { zoneMark, type TimeZone } from './preferences/time-zone';

export interface CurrentLanguage {
  readonly language: Language;
  /** Shows a language and stores it as the user's choice. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Shows a language without storing it. */
  readonly showLanguage: (language: Language) => Promise<void>;
}

export interface CurrentTimeZone {
  readonly timeZone: TimeZone;
  readonly setTimeZone: (timeZone: TimeZone) => void;
}

export const TimeZoneContext = createContext<CurrentTimeZone | undefined>(undefined);

/** A constant: `useTranslation` compares namespaces by identity. */
const NO_NAMESPACE: string[] = [];

/**
 * The displayed language and how to change it. Both functions fetch every text in use first and then switch at once: no
 * input is lost and no loading state appears. They reject, without a change, if texts cannot be fetched.
 */
export function useLanguage(): CurrentLanguage {
  const i18n = useI18n();
  const language = languageOfTag(useTranslation(NO_NAMESPACE).i18n.language);
  return useMemo(
    () => ({
      language,
      setLanguage: async (next: Language) => {
        if (await switchLanguage(i18n, next)) storeLanguage(next);
      },
      showLanguage: async (next: Language) => {
        await switchLanguage(i18n, next);
      },
    }),
    [i18n, language],
  );
}

/**
 * The zone in which times are shown, kept under `bourse.timeZone`.
 * @throws Error outside of an `I18nProvider`
 */
export function useTimeZone(): CurrentTimeZone {
  const value = useContext(TimeZoneContext);
  if (!value) throw new Error('No I18nProvider above this component.');
  return value;
}

/** The mark of displayed times, `UTC+8`; `undefined` where they are in the device's zone. */
export function useZoneMark(): string | undefined {
  const { timeZone } = useTimeZone();
  return zoneMark(timeZone);
}

/** Numbers, money, dates and times in the user's language and time zone. */
export function useFormat(): Formatter {
  const { language } = useLanguage();
  const { timeZone } = useTimeZone();
  return useMemo(() => createFormatter({ language, timeZone }), [language, timeZone]);
}
