import { Global } from '@emotion/react';
import { useLanguage } from '@bourse/i18n';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { baseStyles } from './base-styles';
import { watchFadedEnds } from './faded-ends';
import { MODE_STORAGE_KEY, modeStorage, type ThemeMode } from './night-mode';
import { applyPriceColours, usePriceColours } from './price-colours';
import { makeTheme } from './theme';

/** Sets the price colours of `<html>` before the first paint. */
function PagePriceColours() {
  const { language } = useLanguage();
  const [colours] = usePriceColours(language);
  useLayoutEffect(() => applyPriceColours(colours), [colours]);
  return null;
}

/** Follows the mode that the page sets. */
function PageMode({ mode }: { readonly mode: ThemeMode }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [setMode, mode]);
  return null;
}

const theme = makeTheme();

export interface BourseThemeProviderProps {
  /** The colour scheme that the page sets, which is not stored; default: the user's stored choice, else the system's. */
  readonly mode?: ThemeMode;
  readonly children: ReactNode;
}

/** Theme, base styles, colour scheme and the user's price colours. Must be inside the `I18nProvider`. */
export function BourseThemeProvider({ mode, children }: BourseThemeProviderProps) {
  useEffect(watchFadedEnds, []);
  return (
    <ThemeProvider
      theme={theme}
      modeStorageKey={MODE_STORAGE_KEY}
      storageManager={mode === undefined ? modeStorage : null}
      {...(mode !== undefined && { defaultMode: mode })}
      noSsr
    >
      {mode !== undefined && <PageMode mode={mode} />}
      <PagePriceColours />
      <Global styles={baseStyles} />
      {children}
    </ThemeProvider>
  );
}
