import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createI18n, I18nProvider, LANGUAGES, languageTag, preloadCatalogues, type Language } from '@bourse/i18n';
import { HomeFirstScreen, market } from '@bourse/market';
import { ThemeStyles, uiKitMessages } from '@bourse/ui-kit';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { WaitingFrame } from '../../src/layouts/waiting-frame';

export interface FirstPaint {
  /** The start page's first screen by language tag. */
  readonly screens: Readonly<Record<string, string>>;
  /** The rules of all of them. */
  readonly css: string;
}

async function draw(language: Language, cache: ReturnType<typeof createCache>): Promise<string> {
  const i18n = createI18n({ language });
  await preloadCatalogues(i18n, [...market.messages, uiKitMessages]);
  return renderToString(
    <CacheProvider value={cache}>
      <I18nProvider i18n={i18n}>
        <ThemeStyles>
          <MemoryRouter>
            <WaitingFrame>
              <HomeFirstScreen />
            </WaitingFrame>
          </MemoryRouter>
        </ThemeStyles>
      </I18nProvider>
    </CacheProvider>,
  );
}

/** A policy without inline styles forbids the attribute: each of its texts becomes a rule. */
function withoutStyleAttributes(html: string, rules: Map<string, number>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-style="${number}"`;
  });
}

/** Draws the start page's first screen ahead, by the components that will draw it again: nothing is written twice. */
export async function drawFirstPaint(): Promise<FirstPaint> {
  const cache = createCache({ key: 'css' });
  // Rules are kept in the cache instead of being written between the elements.
  cache.compat = true;
  const attributes = new Map<string, number>();
  const screens: Record<string, string> = {};
  for (const language of LANGUAGES) {
    screens[languageTag(language)] = withoutStyleAttributes(await draw(language, cache), attributes);
  }
  const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  const fromAttributes = [...attributes].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return { screens, css: [...css, ...fromAttributes].join('') };
}
