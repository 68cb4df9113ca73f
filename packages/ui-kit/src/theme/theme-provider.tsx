import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useLanguage } from '@bourse/i18n';
import { useLayoutEffect, type ReactNode } from 'react';
import { fontFace } from './font';
import { endColourSchemeInit } from './init-script';
import { MODE_STORAGE_KEY, nightModeStorage } from './night-mode';
import { applyPriceColours, usePriceColours } from './price-colours';
import { theme } from './theme';
import { FONT_SIZE } from './tokens';
import { colour, variableStyles } from './variables';

const globalStyles = {
  '@font-face': fontFace,
  ...variableStyles,
  body: { backgroundColor: colour.canvas, color: colour.text, fontSize: FONT_SIZE.form },
  ':focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 1 },
  '.tabular': { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** What stands on `<html>` beside MUI's attribute; set before the page is painted. */
function PageAttributes() {
  const { language } = useLanguage();
  const [colours] = usePriceColours(language);
  useLayoutEffect(() => applyPriceColours(colours), [colours]);
  useLayoutEffect(endColourSchemeInit, []);
  return null;
}

/** Day and night, the product's variables and base styles. Stands inside the `I18nProvider`. */
export function BourseThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={MODE_STORAGE_KEY}
      storageManager={nightModeStorage}
      noSsr
    >
      <CssBaseline />
      <GlobalStyles styles={globalStyles} />
      <PageAttributes />
      {children}
    </ThemeProvider>
  );
}

/** Is it night on this page, and the way to switch; the choice is kept. */
export function useNightMode(): { isNight: boolean; setNight: (night: boolean) => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const isNight = (mode === 'system' ? systemMode : mode) === 'dark';
  return { isNight, setNight: (night) => setMode(night ? 'dark' : 'light') };
}
