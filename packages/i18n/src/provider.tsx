import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { TimeZoneContext, useLanguage, type CurrentTimeZone } from './hooks';
import { isLanguage, languageTag } from './language';
import type { I18n } from './messages/types';
import { switchLanguage } from './messages/languages';
import { LANGUAGE_KEYS } from './preferences/stored-language';
import {
  DEFAULT_TIME_ZONE,
  isTimeZone,
  storedTimeZone,
  storeTimeZone,
  TIME_ZONE_KEY,
  type TimeZone,
} from './preferences/time-zone';

export interface I18nProviderProps {
  readonly i18n: I18n;
  /** The zone of times until the user chooses one. Read once. */
  readonly timeZone?: TimeZone | undefined;
  readonly children: ReactNode;
}

/** Calls back with the value that another tab wrote to local storage. */
function useOtherTabs(follow: (key: string | null, value: string | null) => void): void {
  useEffect(() => {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea === null || storageArea === localStorage) follow(key, newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [follow]);
}

/** Keeps `<html lang>` and the language of the other open tabs in step. */
function LanguageOfPage({ i18n }: { readonly i18n: I18n }) {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);
  const follow = useMemo(
    () => (key: string | null, value: string | null) => {
      if (!LANGUAGE_KEYS.some((languageKey) => languageKey === key) || !isLanguage(value)) return;
      // If the texts cannot be fetched, the tab keeps its current language.
      switchLanguage(i18n, value).catch(() => undefined);
    },
    [i18n],
  );
  useOtherTabs(follow);
  return null;
}

function TimeZoneProvider({ initial, children }: { readonly initial: TimeZone; readonly children: ReactNode }) {
  const [timeZone, setTimeZoneState] = useState(() => storedTimeZone(initial));
  const follow = useMemo(
    () => (key: string | null, value: string | null) => {
      if (key === TIME_ZONE_KEY && isTimeZone(value)) setTimeZoneState(value);
    },
    [],
  );
  useOtherTabs(follow);
  const value = useMemo<CurrentTimeZone>(
    () => ({
      timeZone,
      setTimeZone: (next: TimeZone) => {
        setTimeZoneState(next);
        storeTimeZone(next);
      },
    }),
    [timeZone],
  );
  return <TimeZoneContext value={value}>{children}</TimeZoneContext>;
}

/** Provides texts, language and time zone; keeps `<html lang>` and the other open tabs in step. */
export function I18nProvider({ i18n, timeZone = DEFAULT_TIME_ZONE, children }: I18nProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageOfPage i18n={i18n} />
      <TimeZoneProvider initial={timeZone}>{children}</TimeZoneProvider>
    </I18nextProvider>
  );
}
