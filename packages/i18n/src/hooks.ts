import { useMemo } from 'react';
import { useI18nContext, type I18nContextValue } from './context';
import { createFormatter, type Formatter } from './format/formatter';

/**
 * The reader's language and how to change it. `setLanguage` fetches every text in use first and then switches at once:
 * nothing typed is lost, nothing flashes. It rejects, and changes nothing, where texts cannot be fetched.
 */
export function useLanguage(): Pick<I18nContextValue, 'language' | 'setLanguage'> {
  const { language, setLanguage } = useI18nContext();
  return useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
}

/** The zone in which times are shown, kept under `bourse.timeZone`. */
export function useTimeZone(): Pick<I18nContextValue, 'timeZone' | 'setTimeZone'> {
  const { timeZone, setTimeZone } = useI18nContext();
  return useMemo(() => ({ timeZone, setTimeZone }), [timeZone, setTimeZone]);
}

/** Numbers, money, dates and times for the present reader. */
export function useFormat(): Formatter {
  const { language, timeZone } = useI18nContext();
  return useMemo(() => createFormatter({ language, timeZone }), [language, timeZone]);
}
