import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { registerCatalogue, throwFailure } from './catalogue-backend';
import type { AnyMessageCatalogue, I18n } from './types';

/** @throws Error outside of an `I18nProvider` */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)?.i18n;
  if (!i18n) throw new Error('No I18nProvider above this component.');
  return i18n;
}

/**
 * i18next's `t` for one catalogue in the current language. Suspends until the catalogue is loaded; throws to the error
 * boundary if it could not be fetched.
 */
export function useCatalogue(catalogue: AnyMessageCatalogue): TFunction {
  const i18n = useI18n();
  registerCatalogue(i18n, catalogue);
  throwFailure(i18n, catalogue);
  return useTranslation(catalogue.namespace).t;
}
