import type { AnyMessageCatalogue, Language } from '@bourse/i18n';
import type { ComponentType } from 'react';
import type { Path } from '../links/path';
import type { ChartLibrary } from '../site/chart-library';
import type { FeatureLink, PartLink, ScreenLink } from './links';

/**
 * Which frame the shell draws around a screen (trading side, section 2, "Route table"). `account` and `assets` have the menu of their area, to
 * which the screen belongs in the header as well; `bare`: no frame, for a window with one panel.
 */
export type FeatureLayout = 'home' | 'account' | 'assets' | 'standalone' | 'bare';

/** Exports of a screen's module. A screen without an error boundary gets the shell's. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly ErrorBoundary?: ComponentType;
}

/** A call of the contract that a screen certainly makes; not the contract's own value, because its schemas load later. */
export interface EarlyCall {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  /** What it is asked for: a pair; a pair, with the address that some back ends require; the newest bars of a pair. */
  readonly of?: 'pair' | 'deal' | 'bars';
  /** Its reply names the pairs. */
  readonly namesPairs?: true;
  /** Not sent without a token. */
  readonly isPrivate?: true;
  /** The phone's arrangement does not show it at the start. */
  readonly isWide?: true;
}

type LoadModules = () => Promise<unknown>;

/** The requests of the page for an address while the client's code loads, beside the screen, its slices and its texts. */
export interface EarlyLoad {
  readonly calls?: readonly EarlyCall[];
  /** Modules that the screen imports on demand and needs at once. */
  readonly modules?: readonly LoadModules[];
  /** Parts of other features that the screen shows at once. */
  readonly parts?: readonly PartLink[];
  /** Texts of the modules. */
  readonly messages?: readonly AnyMessageCatalogue[];
  /** The modules of the chart, by the library that the operator has chosen. */
  readonly charts?: Readonly<Record<ChartLibrary, LoadModules>>;
}

export interface FeatureRoute {
  readonly layout: FeatureLayout;
  /** Absolute, e.g. `/dealCenter`. */
  readonly path: Path;
  /**
   * Key of the screen's name in the feature's first catalogue. The shell sets the page title from it; a screen may set
   * `document.title` itself afterwards (a live price).
   */
  readonly title?: string;
  /** `session`: a visitor is redirected to the login screen and returns after the login. */
  readonly access: 'public' | 'session';
  /** The feature's entry in the header's menu is not current on this screen: home, notices. */
  readonly isOutsideMenu?: true;
  /** The command palette omits the screen: a step of another one, or a record that the address names by its id. */
  readonly isUnlisted?: true;
  /** Path of the call without which the screen has nothing to show: menus and links omit the screen if the back end lacks the call. */
  readonly call?: Path;
  /** The screen's product beside that of the feature: menus and links omit the screen if the back end announces products without it. */
  readonly product?: string;
  /** The screen's own chunk. */
  readonly lazy: () => Promise<ScreenModule>;
  /** Visits begin at this screen: the page requests its files before the client's code runs, and these. */
  readonly early?: EarlyLoad;
  /** The screens that most users open after this one, the likeliest first: their files are fetched while the page is idle. */
  readonly next?: readonly ScreenLink[];
}

/** An entry of the header's menu. */
export interface MenuEntry {
  readonly path: Path;
  /** In all languages: the menu is shown before the feature's catalogue is loaded. */
  readonly label: Readonly<Record<Language, string>>;
  /** Entries are shown in ascending order. */
  readonly order: number;
}

/** The screens that a visitor without a session needs. */
export interface EntryPaths {
  readonly logIn: Path;
  readonly register: Path;
}

interface ReducerHolder {
  reducer(state: unknown, action: { readonly type: string }): unknown;
}

/** A slice's reducer. Written as a method's type, so that a slice with a state of its own fits. */
export type FeatureReducer = ReducerHolder['reducer'];

/** Loads the slices of a package by their key in the store: a chunk of its own, which is not part of the first load. */
export type LoadReducers = () => Promise<{ readonly reducers: Readonly<Record<string, FeatureReducer>> }>;

/** Loads a component: a chunk of its own. */
export type LoadComponent = () => Promise<{ readonly Component: ComponentType }>;

/** A component that the shell mounts once, on every screen: alerts, results, lost replies. It may show dialogs and toasts. */
export interface Background {
  /** `session`: mounted only while a session exists. */
  readonly access: 'public' | 'session';
  /** Loaded when the first screen has been shown. */
  readonly lazy: LoadComponent;
  /** Texts that the component needs. */
  readonly messages: readonly AnyMessageCatalogue[];
  /** Slices that the component needs. */
  readonly reducers?: readonly LoadReducers[];
}

/** A component for screens of other features, with everything that it needs. */
export type Part = Required<Pick<Background, 'lazy' | 'messages' | 'reducers'>>;

/** Addresses of screens by name. */
export type FeaturePaths = Readonly<Record<string, Path>>;

/** Texts, slices, background work and links that a layer below the features adds to each feature that uses it. */
export interface Layer<Link extends FeatureLink = FeatureLink> {
  /** The shell adds them to the store before the first screen or background component of the feature renders. */
  readonly reducers: readonly LoadReducers[];
  /** Texts that the routes need; the shell loads them beside a screen's chunk. The first catalogue has the titles. */
  readonly messages: readonly AnyMessageCatalogue[];
  /** The same object given by several features is mounted once. */
  readonly backgrounds: readonly Background[];
  /** Screens and parts of other features that the package shows where they exist. */
  readonly links: readonly Link[];
}

/** The interface of a feature package to the shell, which composes features into one store, one router and one menu. */
export interface Feature<
  Id extends string = string,
  Paths extends FeaturePaths = FeaturePaths,
  Parts extends Readonly<Record<string, Part>> = Readonly<Record<string, Part>>,
  Link extends FeatureLink = FeatureLink,
> extends Layer<Link> {
  readonly id: Id;
  /** Name of the product in `brand.json`, which switches it off, and in the products that a back end announces. */
  readonly product?: string;
  /** Addresses that other features link to by name. */
  readonly paths: Paths;
  readonly routes: readonly FeatureRoute[];
  readonly menu: readonly MenuEntry[];
  /** Login and registration, if this feature has them. */
  readonly entry?: EntryPaths;
  /** Components for screens of other features. */
  readonly parts: Parts;
}
