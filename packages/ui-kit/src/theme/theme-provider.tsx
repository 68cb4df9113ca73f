import { Global } from '@emotion/react';
import { useLanguage } from '@bourse/i18n';
import { useLayoutEffect, type ReactNode } from 'react';
import { baseStyles } from './base-styles';
import { endColourSchemeInit } from './init-script';
import { applyNight, useNightMode } from './night-mode';
import { applyPriceColours, usePriceColours } from './price-colours';

/** What stands on `<html>`; set before the page is painted. */
function PageAttributes() {
  const { language } = useLanguage();
  const [colours] = usePriceColours(language);
  const { isNight } = useNightMode();
  useLayoutEffect(() => applyPriceColours(colours), [colours]);
  useLayoutEffect(() => applyNight(isNight), [isNight]);
  useLayoutEffect(endColourSchemeInit, []);
  return null;
}

/** Day and night, the product's variables and base styles. Stands inside the `I18nProvider`. */
export function BourseThemeProvider({ children }: { children: ReactNode }) {
  return (
    <>
      <Global styles={baseStyles} />
      <PageAttributes />
      {children}
    </>
  );
}
