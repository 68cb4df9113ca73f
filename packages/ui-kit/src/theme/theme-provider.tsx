import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useLanguage } from '@bourse/i18n';
import { useEffect, type ReactNode } from 'react';
import { MODE_STORAGE_KEY, nightModeStorage } from './night-mode';
import { applyPriceColours, usePriceColours } from './price-colours';
import { theme } from './theme';
import { colour, variableStyles } from './variables';

const globalStyles = {
  ...variableStyles,
  body: { backgroundColor: colour.canvas, color: colour.text, fontSize: 14 },
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

function PriceColourAttribute() {
  const { language } = useLanguage();
  const [colours] = usePriceColours(language);
  useEffect(() => applyPriceColours(colours), [colours]);
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
      <PriceColourAttribute />
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
