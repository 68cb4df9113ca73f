import { createContext, use, type ReactNode } from 'react';
import type { ChartLibrary } from './chart-library';

/** Settings of the operator's brand for the screens of all features. */
export interface Site {
  /** The operator's name, for page titles. */
  readonly name?: string | undefined;
  /** Addresses of the operator's apps; an app without an address is not offered. */
  readonly apps: { readonly ios?: string | undefined; readonly android?: string | undefined };
  /** Address of the operator's support; default: the exchange's (`cfg/kefu`). */
  readonly support?: string | undefined;
  /** Address of a transaction in the block explorer of a network, by the network's name; `{hash}` is replaced by the hash. */
  readonly explorers: Readonly<Record<string, string>>;
  readonly charts: ChartLibrary;
}

const DEFAULT_SITE: Site = { apps: {}, explorers: {}, charts: 'highcharts' };

const SiteContext = createContext(DEFAULT_SITE);

/** Provides the site settings to the screens below; omitted settings keep their defaults. */
export function SiteProvider({ site, children }: { readonly site: Partial<Site>; readonly children: ReactNode }) {
  return <SiteContext value={{ ...DEFAULT_SITE, ...site }}>{children}</SiteContext>;
}

export function useSite(): Site {
  return use(SiteContext);
}
