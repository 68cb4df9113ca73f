import { isLanguage } from '@bourse/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { MODE_STORAGE_KEY } from '../theme/night-mode';
import { SCHEME_ATTRIBUTE } from '../theme/theme';
import { PRICE_COLOURS } from '../theme/tokens';
import { applyPriceColours } from '../theme/price-colours';
import { KitProviders } from './render-with-kit';

/** Storybook: the toolbar's theme, language and price colours around a story. */
export const withKit: Decorator = function WithKit(Story, { globals }) {
  const theme = globals['theme'] === 'night' ? 'dark' : 'light';
  const language: unknown = globals['language'];
  const colours = PRICE_COLOURS.find((name) => name === globals['priceColours']);
  // Before MUI reads it, so that both agree.
  localStorage.setItem(MODE_STORAGE_KEY, theme === 'dark' ? '1' : '0');
  useLayoutEffect(() => {
    document.documentElement.setAttribute(SCHEME_ATTRIBUTE, theme);
    if (colours) applyPriceColours(colours);
  }, [theme, colours]);
  return (
    <KitProviders key={`${theme}-${String(language)}`} language={isLanguage(language) ? language : 'en'}>
      <Story />
    </KitProviders>
  );
};
