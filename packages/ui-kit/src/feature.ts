import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { ComponentType } from 'react';

/** Which frame the shell draws around a screen (trading side, section 2, "Route table"). */
export type FeatureLayout = 'home' | 'account' | 'newAccount' | 'standalone';

/** What a screen's module exports. Without an error boundary of its own a screen gets the shell's. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly ErrorBoundary?: ComponentType;
}

export interface FeatureRoute {
  readonly layout: FeatureLayout;
  /** Absolute, as the reader sees it, e.g. `/dealCenter`. */
  readonly path: `/${string}`;
  /**
   * Key of the screen's name in the feature's first catalogue: the shell makes the page title of it, after which a
   * screen may set `document.title` itself (a live price).
   */
  readonly title?: string;
  /** `session`: a visitor is sent to the login screen first and comes back afterwards. */
  readonly access: 'public' | 'session';
  /** The screen's own chunk. */
  readonly lazy: () => Promise<ScreenModule>;
}

/** A place in the header's menu; the shell has the words and the order. */
export type NavSection = 'markets' | 'spot' | 'leverage' | 'options' | 'c2c' | 'assets';

interface ReducerHolder {
  reducer(state: unknown, action: { readonly type: string }): unknown;
}

/** A slice's reducer. Written as a method's type, so that a slice with a state of its own fits. */
export type FeatureReducer = ReducerHolder['reducer'];

/** What a feature package gives to the shell; the shell composes features into one store, one router and one menu. */
export interface Feature {
  readonly id: string;
  readonly routes: readonly FeatureRoute[];
  /** Client state by its key in the store. */
  readonly reducers?: Readonly<Record<string, FeatureReducer>>;
  /** Texts that the routes need; the shell loads them beside a screen's chunk. */
  readonly messages: readonly AnyMessageCatalogue[];
  readonly nav?: readonly { readonly section: NavSection; readonly path: `/${string}` }[];
}

/** Checks a feature where it is written and keeps its exact type. */
export function defineFeature<const F extends Feature>(feature: F): F {
  return feature;
}
