import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createExchangeStore, type ExchangeStore } from '@bourse/api-client';
import { createI18n, I18nProvider, LANGUAGES, languageTag, preloadCatalogues, type I18n } from '@bourse/i18n';
import { HomeFirstScreen } from '@bourse/market';
import { createRealtime, RealtimeProvider, type Realtime } from '@bourse/realtime';
import { createToastStore, ThemeStyles, Toaster, uiKitMessages } from '@bourse/ui-kit';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { features } from '../../src/features';
import { WaitingFrame } from '../../src/layouts/waiting-frame';
import { createPrepare } from '../../src/routing/prepare';
import { FIRST_PAGES, type FirstPage } from './pages';
import { recorded, WINDOWS, type Conditions } from './surroundings';

/** A screen before its data, in one language and for one kind of window. */
export interface Drawing extends Conditions {
  /** Tag. */
  readonly language: string;
  readonly html: string;
}

export interface Painted extends FirstPage {
  readonly drawings: readonly Drawing[];
  /** The rules of all of them. */
  readonly css: string;
  /** Emotion's names of these rules, without the base styles. */
  readonly ruleNames: readonly string[];
  /** Emotion's name of the base styles. */
  readonly baseName: string;
}

type Cache = ReturnType<typeof createCache>;

/** The component of a path with what it needs: the start page's first screen is shorter than the page. */
async function screenAt(path: string, store: ExchangeStore, i18n: I18n): Promise<ComponentType> {
  for (const feature of features) {
    const route = feature.routes.find((each) => each.path === path);
    if (!route) continue;
    await createPrepare(store, i18n)(feature);
    return path === '/' ? HomeFirstScreen : (await route.lazy()).Component;
  }
  throw new Error(`No feature has a screen at ${path}.`);
}

interface Surroundings {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
  readonly i18n: I18n;
  readonly cache: Cache;
}

const toasts = createToastStore();

function render(path: string, Screen: ComponentType, { store, realtime, i18n, cache }: Surroundings): string {
  return renderToString(
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <CacheProvider value={cache}>
          <I18nProvider i18n={i18n}>
            <ThemeStyles>
              <MemoryRouter initialEntries={[path]}>
                <WaitingFrame>
                  <Toaster store={toasts}>
                    <Screen />
                  </Toaster>
                </WaitingFrame>
              </MemoryRouter>
            </ThemeStyles>
          </I18nProvider>
        </CacheProvider>
      </RealtimeProvider>
    </Provider>,
  );
}

/** Of an inert copy these attributes have no function; a second element with an id would be a fault. */
const WITHOUT_FUNCTION =
  / (?:id|for|href|name|autocomplete|autofocus|aria-(?:controls|labelledby|describedby|owns))="[^"]*"| autofocus/gi;

/** React's marks between texts are for hydration, which does not happen here. */
const COMMENTS = /<!--.*?-->/g;

/** A policy without inline styles forbids the attribute: each of its texts becomes a rule. */
function withoutStyleAttributes(html: string, rules: Map<string, number>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_whole, escaped: string) => {
    const style = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-style="${number}"`;
  });
}

function createPageCache(): Cache {
  const cache = createCache({ key: 'css' });
  // Rules are kept in the cache instead of being written between the elements.
  cache.compat = true;
  return cache;
}

/** @throws Error if the base styles are not one set of rules */
function nameOfBaseStyles(i18n: I18n): string {
  const cache = createPageCache();
  renderToString(
    <CacheProvider value={cache}>
      <I18nProvider i18n={i18n}>
        <ThemeStyles>{null}</ThemeStyles>
      </I18nProvider>
    </CacheProvider>,
  );
  const [name, ...others] = Object.keys(cache.inserted);
  if (name === undefined || others.length > 0) throw new Error(`The base styles have ${others.length + 1} names.`);
  return name;
}

/** Draws a screen ahead, by the component that will draw it again: nothing is written twice. */
async function draw(page: FirstPage): Promise<Painted> {
  const cache = createPageCache();
  const baseName = nameOfBaseStyles(createI18n({ language: LANGUAGES[0] }));
  const attributes = new Map<string, number>();
  const drawings: Drawing[] = [];
  const session = page.session === 'user' ? { token: 'prerendered' } : {};
  for (const language of LANGUAGES) {
    const i18n = createI18n({ language });
    await preloadCatalogues(i18n, [uiKitMessages]);
    const realtime = createRealtime({ session: () => session });
    const store: ExchangeStore = createExchangeStore({ extra: { realtime }, session });
    const Screen = await screenAt(page.path, store, i18n);
    const drawn = WINDOWS.map((window) =>
      recorded(window, () => render(page.path, Screen, { store, realtime, i18n, cache })),
    );
    // Windows with the same answers have the same drawing.
    const distinct = new Map(drawn.map((each) => [each.media, each]));
    for (const { drawing, ...conditions } of distinct.values()) {
      const html = drawing.replaceAll(COMMENTS, '').replaceAll(WITHOUT_FUNCTION, '');
      drawings.push({ language: languageTag(language), html: withoutStyleAttributes(html, attributes), ...conditions });
    }
  }
  const rules = Object.entries(cache.inserted).filter(([, text]) => typeof text === 'string');
  const fromAttributes = [...attributes].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return {
    ...page,
    drawings,
    css: [...rules.map(([, text]) => text), ...fromAttributes].join(''),
    ruleNames: rules.map(([name]) => name).filter((name) => name !== baseName),
    baseName,
  };
}

/** Draws every planned screen. */
export async function drawFirstPaint(): Promise<readonly Painted[]> {
  const painted: Painted[] = [];
  for (const page of FIRST_PAGES) painted.push(await draw(page));
  return painted;
}
