import { isLanguage, type AnyMessageCatalogue, type Language } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { imageMessages } from '../forms/form-fields/image/locales/messages';
import { uiKitMessages } from '../locales/messages';
import { KitProviders } from './render-with-kit';
import { showPriceColours, showTheme, type KitTheme } from './theme-choice';

type Globals = Readonly<Record<string, unknown>>;

const languageOf = ({ language }: Globals): Language => (isLanguage(language) ? language : 'en');
const themeOf = ({ theme }: Globals): KitTheme => (theme === 'day' || theme === 'night' ? theme : 'system');

/** Storybook: the toolbar's theme, language and price colours around a story. */
export const withKit: Decorator = (Story, { globals }) => {
  const theme = themeOf(globals);
  const language = languageOf(globals);
  const priceColours: unknown = globals['priceColours'];
  // A new key makes the providers read their settings again.
  showTheme(theme);
  showPriceColours(priceColours);
  return (
    <KitProviders key={[theme, priceColours, language].join()} language={language}>
      <Story />
    </KitProviders>
  );
};

/** Storybook: a story in the main landmark of a page, with the size or padding that the story needs. */
export function mainWith(style?: CSSProperties): Decorator {
  return (Story) => (
    <main style={style}>
      <Story />
    </main>
  );
}

/** Storybook: a story in the main landmark of a page. */
export const inMain = mainWith();

/** Storybook: fetches the kit's texts and those of the given catalogues first, so that no story starts empty. */
export function loadTexts(...catalogues: readonly AnyMessageCatalogue[]): Loader {
  return async ({ globals }) => {
    await preloadMessages([uiKitMessages, imageMessages, ...catalogues], [languageOf(globals)]);
  };
}
