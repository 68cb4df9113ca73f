import {
  hasAds,
  hasBalances,
  hasBars,
  hasLastPrice,
  hasLogin,
  hasOrderForm,
  hasPrices,
  hasTenLevels,
} from './conditions.ts';

/** A screen that is measured. */
export interface MeasuredScreen {
  readonly name: string;
  readonly path: string;
  /** Opened by a logged-in user. */
  readonly needsSession?: boolean;
  /** A visitor can act once all of them hold. */
  readonly conditions: readonly (() => boolean)[];
}

export const SCREENS: readonly MeasuredScreen[] = [
  { name: 'home', path: '/', conditions: [hasPrices] },
  {
    name: 'deal centre',
    path: '/dealCenter?symbol=BTC_USDT',
    conditions: [hasLastPrice, hasTenLevels, hasBars, hasOrderForm],
  },
  {
    name: 'leverage',
    path: '/leverdealCenter?symbol=LINK_USDT',
    conditions: [hasLastPrice, hasTenLevels, hasBars, hasOrderForm],
  },
  // Visitors have a link to the login in place of the form.
  {
    name: 'options',
    path: '/secondDealCenter?symbol=BTC_USDT',
    needsSession: true,
    conditions: [hasLastPrice, hasBars, hasOrderForm],
  },
  { name: 'assets', path: '/letransactions', needsSession: true, conditions: [hasBalances] },
  { name: 'c2c market', path: '/fiatradCenter', needsSession: true, conditions: [hasAds] },
  { name: 'login', path: '/components/login', conditions: [hasLogin] },
];

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Viewport = { width: 390, height: 844 };
export const DESKTOP: Viewport = { width: 1350, height: 940 };

/**
 * The screens with these names, in the list's order; all for none.
 * @throws Error for an unknown name
 */
export function screensNamed(names: readonly string[]): readonly MeasuredScreen[] {
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no screen ${unknown}. There are: ${SCREENS.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? SCREENS : SCREENS.filter(({ name }) => names.includes(name));
}
