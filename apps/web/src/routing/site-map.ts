import { useIsThere, type Feature, type NavSection } from '@bourse/feature-kit';
import { createContext, use } from 'react';

/** The header's menu, in this order (trading side, section 1, "Trade areas"). */
const SECTIONS: readonly NavSection[] = ['markets', 'spot', 'leverage', 'options', 'c2c', 'launch', 'assets'];

export interface NavEntry {
  readonly section: NavSection;
  readonly path: string;
}

/** Existing link targets: header and footer link to these only. */
export interface SiteMap {
  readonly nav: readonly NavEntry[];
  /** Is there a screen at this path? */
  readonly has: (path: string) => boolean;
}

/** The site map of the composed features: the first entry of a section counts. */
export function siteMapOf(features: readonly Feature[]): SiteMap {
  const paths = new Set(features.flatMap(({ routes }) => routes.map(({ path }): string => path)));
  const entries = features.flatMap(({ nav = [] }) => nav).filter(({ path }) => paths.has(path));
  return {
    nav: SECTIONS.flatMap((section) => entries.find((entry) => entry.section === section) ?? []),
    has: (path) => paths.has(path),
  };
}

export const SiteMapContext = createContext<SiteMap>({ nav: [], has: () => false });

/** The site map without the screens whose calls the back end does not have. */
export function useSiteMap(): SiteMap {
  const { nav, has } = use(SiteMapContext);
  const isThere = useIsThere();
  return { nav: nav.filter(({ path }) => isThere(path)), has: (path) => has(path) && isThere(path) };
}
