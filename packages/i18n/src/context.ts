import { createContext, useContext } from 'react';
import type { Language } from './language';
import type { I18n } from './messages/create-i18n';
import type { TimeZone } from './preferences/time-zone';

export interface I18nContextValue {
  readonly i18n: I18n;
  readonly language: Language;
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly timeZone: TimeZone;
  readonly setTimeZone: (timeZone: TimeZone) => void;
}

export const I18nContext = createContext<I18nContextValue | undefined>(undefined);

/** @throws Error outside of an `I18nProvider` */
export function useI18nContext(): I18nContextValue {
  const value = useContext(I18nContext);
  if (!value) throw new Error('No I18nProvider above this component.');
  return value;
}
