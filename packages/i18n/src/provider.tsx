import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { I18nContext, type I18nContextValue } from './context';
import { isLanguage, languageOfTag, languageTag, type Language } from './language';
import { switchLanguage } from './messages/catalogues-in-use';
import type { I18n } from './messages/create-i18n';
import { LANGUAGE_KEYS, storeLanguage } from './preferences/stored-language';
import { isTimeZone, storedTimeZone, storeTimeZone, TIME_ZONE_KEY, type TimeZone } from './preferences/time-zone';

export interface I18nProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

function useCurrentLanguage(i18n: I18n): Language {
  const subscribe = useCallback(
    (notify: () => void) => {
      i18n.on('languageChanged', notify);
      return () => i18n.off('languageChanged', notify);
    },
    [i18n],
  );
  const current = () => i18n.language;
  return languageOfTag(useSyncExternalStore(subscribe, current, current));
}

/** Gives language, texts, formats and time zone to the page; keeps `<html lang>` and the other open tabs in step. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const language = useCurrentLanguage(i18n);
  const [timeZone, setTimeZoneState] = useState(storedTimeZone);

  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);

  useEffect(() => {
    const followOtherTab = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== null && storageArea !== localStorage) return;
      if (LANGUAGE_KEYS.some((languageKey) => languageKey === key) && isLanguage(newValue)) {
        // A tab that cannot fetch the texts keeps the language that it can show.
        switchLanguage(i18n, newValue).catch(() => undefined);
      }
      if (key === TIME_ZONE_KEY && isTimeZone(newValue)) setTimeZoneState(newValue);
    };
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, [i18n]);

  const value = useMemo<I18nContextValue>(
    () => ({
      i18n,
      language,
      setLanguage: async (next: Language) => {
        if (await switchLanguage(i18n, next)) storeLanguage(next);
      },
      timeZone,
      setTimeZone: (next: TimeZone) => {
        setTimeZoneState(next);
        storeTimeZone(next);
      },
    }),
    [i18n, language, timeZone],
  );

  return <I18nContext value={value}>{children}</I18nContext>;
}
