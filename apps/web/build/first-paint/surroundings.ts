/* The browser of a prerendered screen: its window and its storage. Both record what the components ask, so that the page shows a
   drawing only where the client would draw the same. */

interface Window {
  /** CSS pixels. */
  readonly width: number;
  readonly pointer: 'fine' | 'coarse';
}

/** One window for each arrangement: up to 600 px, up to 1,200 px, and above. */
export const WINDOWS: readonly Window[] = [390, 900, 1440].flatMap((width) =>
  (['fine', 'coarse'] as const).map((pointer) => ({ width, pointer })),
);

/**
 * Keys that change nothing of a screen that waits for its data: the session, which the drawing's own attribute covers, the last
 * selected pair, favourites, the time zone, and what the assets screen compares its data with.
 */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'token',
  'currency_id',
  'legal_id',
  'bourse.favouritePairs',
  'bourse.timeZone',
  'bourse.wallet.snapshot',
  'bourse.wallet.totals',
]);

function answer(query: string, { width, pointer }: Window): boolean {
  const [, feature = '', value = ''] = /^\(([\w-]+): ([\w-]+)\)$/.exec(query) ?? [];
  switch (feature) {
    case 'min-width':
      return width >= Number.parseInt(value, 10);
    case 'max-width':
      return width <= Number.parseInt(value, 10);
    case 'pointer':
      return pointer === value;
    case 'prefers-reduced-motion':
      return false;
    default:
      throw new Error(`A first screen asks for ${query}, which no prerendered window answers.`);
  }
}

export interface Conditions {
  /** The media query under which all answers are the same; empty if nothing was asked. */
  readonly media: string;
  /** Keys that were read and had no value. */
  readonly unset: readonly string[];
}

const define = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true });

/**
 * Runs `draw` with the `matchMedia` of a window and an empty storage.
 * @throws Error if a component asks a media query that is unknown here
 */
export function recorded<Drawing>(window: Window, draw: () => Drawing): Conditions & { readonly drawing: Drawing } {
  const media = new Map<string, boolean>();
  const unset = new Set<string>();
  const matchMedia = (query: string) => {
    const matches = answer(query, window);
    // Motion is a matter of the style sheet here.
    if (!query.startsWith('(prefers-reduced-motion')) media.set(query, matches);
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  };
  const getItem = (key: string) => {
    if (!WITHOUT_EFFECT.has(key)) unset.add(key);
    return null;
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  define('matchMedia', matchMedia);
  define('localStorage', { getItem, setItem: () => undefined, removeItem: () => undefined });
  try {
    const drawing = draw();
    const parts = [...media].map(([query, matches]) => (matches ? query : `(not ${query})`));
    return { drawing, media: parts.toSorted().join(' and '), unset: [...unset].toSorted() };
  } finally {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
