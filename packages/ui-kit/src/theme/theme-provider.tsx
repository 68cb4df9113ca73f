import { Global } from '@emotion/react';
import { useLanguage } from '@bourse/i18n';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { baseStyles } from './base-styles';
import { watchFadedEnds } from './faded-ends';
import { MODE_STORAGE_KEY, modeStorage } from './night-mode';
import { applyPriceColours, usePriceColours } from './price-colours';
import { makeTheme } from './theme';

/** Sets the price colours of `<html>` before the first paint. */
function PagePriceColours() {
  const { language } = useLanguage();
  const [colours] = usePriceColours(language);
  useLayoutEffect(() => applyPriceColours(colours), [colours]);
  return null;
}

const theme = makeTheme();

/** Theme, base styles and the user's colour scheme and price colours. Must be inside the `I18nProvider`. */
export function BourseThemeProvider({ children }: { children: ReactNode }) {
  useEffect(watchFadedEnds, []);
  return (
    <ThemeProvider theme={theme} modeStorageKey={MODE_STORAGE_KEY} storageManager={modeStorage} noSsr>
      <PagePriceColours />
      <Global styles={baseStyles} />
      {children}
    </ThemeProvider>
  );
}
