import type { AnyMessageCatalogue } from '@bourse/i18n';
import type { ComponentType } from 'react';

/** Which frame the shell draws around a screen (trading side, section 2, "Route table"). */
export type FeatureLayout = 'home' | 'account' | 'standalone';

/** Exports of a screen's module. A screen without an error boundary gets the shell's. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly ErrorBoundary?: ComponentType;
}

export interface FeatureRoute {
  readonly layout: FeatureLayout;
  /** Absolute, e.g. `/dealCenter`. */
  readonly path: `/${string}`;
  /**
   * Key of the screen's name in the feature's first catalogue. The shell sets the page title from it; a screen may set
   * `document.title` itself afterwards (a live price).
   */
  readonly title?: string;
  /** `session`: a visitor is redirected to the login screen and returns after the login. */
  readonly access: 'public' | 'session';
  /** The feature's entry in the header's menu is not current on this screen: home, notices. */
  readonly isOutsideMenu?: true;
  /** The screen's own chunk. */
  readonly lazy: () => Promise<ScreenModule>;
}

/** A place in the header's menu; the shell has the words and the order. */
export type NavSection = 'markets' | 'spot' | 'leverage' | 'options' | 'c2c' | 'launch' | 'assets';

interface ReducerHolder {
  reducer(state: unknown, action: { readonly type: string }): unknown;
}

/** A slice's reducer. Written as a method's type, so that a slice with a state of its own fits. */
export type FeatureReducer = ReducerHolder['reducer'];

/** Loads the slices of a package by their key in the store: a chunk of its own, which is not part of the first load. */
export type LoadReducers = () => Promise<{ readonly reducers: Readonly<Record<string, FeatureReducer>> }>;

/** A component that the shell mounts once, on every screen: alerts, results, lost replies. It may show dialogs and toasts. */
export interface Background {
  /** `session`: mounted only while a session exists. */
  readonly access: 'public' | 'session';
  /** The component's own chunk, loaded when the first screen has been shown. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Texts that the component needs. */
  readonly messages: readonly AnyMessageCatalogue[];
  /** Slices that the component needs. */
  readonly reducers?: readonly LoadReducers[];
}

/** Parts of a feature that screens of other features show. */
export type PartName =
  | 'subscriptionRecords'
  | 'launchBanner'
  | 'runningOrders'
  | 'homeNews'
  | 'newestNotice'
  | 'agreement'
  | 'antiPhishingPhrase';

/** A part with everything that it needs. */
export interface Part extends Required<Pick<Background, 'lazy' | 'messages' | 'reducers'>> {
  readonly name: PartName;
}

/** The interface of a feature package to the shell, which composes features into one store, one router and one menu. */
export interface Feature {
  readonly id: string;
  readonly routes: readonly FeatureRoute[];
  /** Client state. The shell adds it to the store before the first screen or background component of the feature renders. */
  readonly reducers?: readonly LoadReducers[];
  /** Texts that the routes need; the shell loads them beside a screen's chunk. The first catalogue has the titles. */
  readonly messages: readonly AnyMessageCatalogue[];
  readonly nav?: readonly { readonly section: NavSection; readonly path: `/${string}` }[];
  /** The same object given by several features is mounted once. */
  readonly backgrounds?: readonly Background[];
  readonly parts?: readonly Part[];
}

/** Texts, slices and background work that a layer below the features adds to each feature that uses it. */
export type Layer = Required<Pick<Feature, 'reducers' | 'messages' | 'backgrounds'>>;
