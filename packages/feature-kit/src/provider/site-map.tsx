import { isOffered, type AnnouncedProducts } from '@bourse/contracts/site';
import { selectAbsentCalls } from '@bourse/api-client';
import type { AnyMessageCatalogue } from '@bourse/i18n';
import { createContext, use, type ReactNode } from 'react';
import { useAppSelector } from '../hooks';
import { useCapabilities } from '../server/use-capabilities';
import type { EntryPaths, Feature, FeatureRoute, MenuEntry } from '../feature/feature';
import type { ScreenLink } from '../feature/links';
import { START_PATH } from '../links/path';
import { ScreensContext, type Screens } from '../links/screens';

/** A client whose features have no entry has public screens only. */
const NO_ENTRY: EntryPaths = { logIn: START_PATH, register: START_PATH };

/** A screen that is offered by its name. */
export interface NamedScreen {
  readonly path: string;
  readonly access: FeatureRoute['access'];
  /** Catalogue and key of its name. */
  readonly title: { readonly catalogue: AnyMessageCatalogue; readonly key: string };
}

/** Existing link targets: menus and links lead to these only. */
export interface SiteMap extends Screens {
  /** The header's menu (trading side, section 1, "Trade areas"). */
  readonly menu: readonly MenuEntry[];
  /** The screens with a name, each once: of several addresses of a screen the first one. */
  readonly screens: readonly NamedScreen[];
}

/** What the back end does not have, as far as it is known. */
interface Offer extends AnnouncedProducts {
  /** Whether the call of a path is missing. */
  readonly lacks?: (call: string) => boolean;
}

/** The screens of a feature that have a name. */
function namedScreens({ routes, messages: [catalogue] }: Feature): NamedScreen[] {
  const named = routes.flatMap(({ path, access, title: key, isUnlisted }): NamedScreen[] =>
    key === undefined || !catalogue || isUnlisted ? [] : [{ path, access, title: { catalogue, key } }],
  );
  return named.filter(({ title }, index) => named.findIndex((other) => other.title.key === title.key) === index);
}

/** The site map of features, without the screens that have nothing to show at the back end. */
export function siteMapOf(features: readonly Feature[], { lacks = () => false, ...announced }: Offer = {}): SiteMap {
  const paths = new Set(
    features
      .filter(({ product }) => isOffered(product, announced))
      .flatMap(({ routes }) => routes)
      .filter(({ call, product }) => isOffered(product, announced) && (call === undefined || !lacks(call)))
      .map(({ path }): string => path),
  );
  const has = (path: string) => paths.has(path);
  const addresses = new Map(
    features.flatMap(({ id, paths: own }) =>
      Object.entries(own).map(([name, path]): [string, string] => [`${id}/${name}`, path]),
    ),
  );
  return {
    has,
    pathOf: ({ name }: ScreenLink) => {
      const path = addresses.get(name);
      return path !== undefined && has(path) ? path : undefined;
    },
    entry: features.find(({ entry }) => entry)?.entry ?? NO_ENTRY,
    menu: features
      .flatMap(({ menu }) => menu)
      .filter(({ path }) => has(path))
      .toSorted((one, other) => one.order - other.order),
    screens: features.flatMap(namedScreens).filter(({ path }) => has(path)),
  };
}

const SiteMapContext = createContext<SiteMap>(siteMapOf([]));

export interface SiteMapProviderProps {
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}

/** Provides the site map without the products that the back end does not announce, and without the screens whose calls it refused. */
export function SiteMapProvider({ features, children }: SiteMapProviderProps) {
  const absent = useAppSelector(selectAbsentCalls);
  const { products, absent: missing } = useCapabilities();
  const siteMap = siteMapOf(features, { lacks: (call) => absent[call] !== undefined, products, absent: missing });
  return (
    <SiteMapContext value={siteMap}>
      <ScreensContext value={siteMap}>{children}</ScreensContext>
    </SiteMapContext>
  );
}

export const useSiteMap = (): SiteMap => use(SiteMapContext);
