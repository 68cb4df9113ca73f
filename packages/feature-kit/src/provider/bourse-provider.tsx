import { createI18n, I18nProvider, useLanguage, type Language, type TimeZone } from '@bourse/i18n';
import { RealtimeProvider } from '@bourse/realtime';
import { BourseThemeProvider, FocusKeeper, Toaster, type ThemeMode } from '@bourse/ui-kit';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useInRouterContext } from 'react-router';
import { isOffered } from '@bourse/contracts/site';
import { NotificationClicks } from './notification-clicks';
import type { Feature } from '../feature/feature';
import { SiteProvider, type Site } from '../site/site';
import { BackgroundWork } from './background-work';
import { createExchangeClient, type ExchangeClient } from './exchange-client';
import { useCapabilities } from '../server/use-capabilities';
import { featurePart } from '../feature/feature-part';
import { type FeatureParts, FeaturePartsContext } from '../feature/feature-parts-context';
import type { Prepare } from './prepare';
import { SecondFactorQuestions } from '../second-factor/second-factor-questions';
import { SiteMapProvider } from './site-map';

export interface BourseProviderProps {
  /** Origin of the exchange's calls and of its socket; default: the page's origin. Read once. */
  readonly origin?: string;
  /** The displayed language; default: the one that the user chose, else the browser's. */
  readonly language?: Language;
  /** The zone of times until the user chooses one; default: Asia/Shanghai. Read once. */
  readonly timeZone?: TimeZone;
  /** The colour scheme; default: the one that the user chose, else the system's. */
  readonly theme?: ThemeMode;
  /**
   * The features whose screens the page routes: their screens are link targets, their parts can be shown, and their background work
   * runs. Read once; none by default.
   */
  readonly features?: readonly Feature[];
  /** Settings of the operator's brand. */
  readonly site?: Partial<Site>;
  /** A client that exists already, for a page that uses it outside of React; `origin` is then without effect. Read once. */
  readonly client?: ExchangeClient;
  readonly children: ReactNode;
}

const NO_FEATURES: readonly Feature[] = [];
const NO_SITE: Partial<Site> = {};

/** Follows the property; a language whose texts cannot be fetched leaves the current one. */
function PropertyLanguage({ language }: { readonly language: Language }) {
  const { showLanguage } = useLanguage();
  useEffect(() => {
    showLanguage(language).catch(() => undefined);
  }, [showLanguage, language]);
  return null;
}

/** The components' links need a router. A page without one gets a router in memory, which leaves its address as it is. */
function RouterIfNone({ children }: { readonly children: ReactNode }) {
  return useInRouterContext() ? children : <MemoryRouter>{children}</MemoryRouter>;
}

type ProvidersProps = Omit<BourseProviderProps, 'origin' | 'client'> & { readonly client: ExchangeClient };

/** The parts of all features by name. Each is loaded together with its texts and slices. */
function partsOf(features: readonly Feature[], prepare: Prepare): FeatureParts {
  return Object.fromEntries(
    features.flatMap(({ id, parts }) =>
      Object.entries(parts).map(([name, part]) => [
        `${id}/${name}`,
        featurePart(async () => {
          const [module] = await Promise.all([part.lazy(), prepare(part)]);
          return module;
        }),
      ]),
    ),
  );
}

interface OfferedPartsProps {
  readonly features: readonly Feature[];
  /** Of all features, by name; see `partsOf`. */
  readonly parts: FeatureParts;
  readonly children: ReactNode;
}

/** Provides the parts of features without those of products that the back end does not announce. */
function OfferedParts({ features, parts, children }: OfferedPartsProps) {
  const announced = useCapabilities();
  const absent = features.filter(({ product }) => !isOffered(product, announced));
  const isAbsent = (name: string) => absent.some(({ id }) => name.startsWith(`${id}/`));
  const offered: FeatureParts = Object.fromEntries(Object.entries(parts).filter(([name]) => !isAbsent(name)));
  return <FeaturePartsContext value={offered}>{children}</FeaturePartsContext>;
}

function Providers({
  client: { store, realtime, i18n, toasts, prepare, secondFactor },
  language,
  timeZone,
  theme,
  features: allFeatures = NO_FEATURES,
  site = NO_SITE,
  children,
}: ProvidersProps) {
  const [features] = useState(allFeatures);
  const [parts] = useState(() => partsOf(features, prepare));
  return (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <I18nProvider i18n={i18n} timeZone={timeZone}>
          {language !== undefined && <PropertyLanguage language={language} />}
          <BourseThemeProvider {...(theme !== undefined && { mode: theme })}>
            <FocusKeeper />
            <Toaster store={toasts}>
              <SiteMapProvider features={features}>
                <SiteProvider site={site}>
                  <OfferedParts features={features} parts={parts}>
                    <RouterIfNone>
                      {children}
                      <BackgroundWork features={features} prepare={prepare} />
                      <NotificationClicks />
                      <SecondFactorQuestions prompt={secondFactor} />
                    </RouterIfNone>
                  </OfferedParts>
                </SiteProvider>
              </SiteMapProvider>
            </Toaster>
          </BourseThemeProvider>
        </I18nProvider>
      </RealtimeProvider>
    </Provider>
  );
}

/** Creates the client. The boundary is below its state, which React would drop with a first render that waits for texts. */
function WithOwnClient({ origin, ...rest }: Omit<BourseProviderProps, 'client'>) {
  const { language } = rest;
  const [client] = useState(() =>
    createExchangeClient({ origin, ...(language !== undefined && { i18n: createI18n({ language }) }) }),
  );
  return (
    <Suspense>
      <Providers {...rest} client={client} />
    </Suspense>
  );
}

/**
 * Everything that components of an exchange need around them: store, texts, theme, router, links, live connection, and the parts and
 * background work of features. The shell uses it with a client whose texts are loaded; a page that embeds components gives the
 * origin only, and nothing is shown until the first texts are there.
 */
export function BourseProvider({ client, origin, ...rest }: BourseProviderProps) {
  return client ? (
    <Providers {...rest} client={client} />
  ) : (
    <WithOwnClient {...rest} {...(origin !== undefined && { origin })} />
  );
}
