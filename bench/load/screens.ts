/** A screen that is measured. */
export interface MeasuredScreen {
  readonly name: string;
  readonly path: string;
  /** Opened by a logged-in user. */
  readonly needsSession?: boolean;
  /** Limits of its goals; milliseconds. */
  readonly most: { readonly blocking: number; readonly largestPaint: number };
}

const OTHER = { blocking: 200, largestPaint: 1250 };

export const SCREENS: readonly MeasuredScreen[] = [
  { name: 'home', path: '/', most: { blocking: 150, largestPaint: 1250 } },
  { name: 'deal centre', path: '/dealCenter?symbol=BTC_USDT', most: OTHER },
  { name: 'leverage', path: '/leverdealCenter', most: OTHER },
  { name: 'options', path: '/secondDealCenter', most: OTHER },
  { name: 'assets', path: '/letransactions', needsSession: true, most: OTHER },
  { name: 'c2c market', path: '/fiatradCenter', most: OTHER },
  { name: 'login', path: '/components/login', most: OTHER },
];

/** A phone, and the two desktop widths of the goals. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1350, height: 940 },
  { width: 1920, height: 1080 },
] as const;

export type Viewport = (typeof VIEWPORTS)[number];

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
