import { CHART_LIBRARIES } from '@bourse/feature-kit';
import { LANGUAGES, TIME_ZONES } from '@bourse/i18n';
import * as v from 'valibot';
import { contrastWithWhite } from './contrast';

/** Own pages, other sites, mail. Anything else (`javascript:` above all) is not a link. */
const href = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/|mailto:)/));

/** One text for all languages, or one per language; English is the fallback. */
const brandText = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    v.partial(v.object(Object.fromEntries(LANGUAGES.map((language) => [language, v.pipe(v.string(), v.nonEmpty())])))),
    v.check((texts) => 'en' in texts, 'English is missing'),
  ),
]);

const link = v.object({ text: brandText, href });

const links = v.optional(v.array(link), []);

const address = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https:\/\/)/));

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

/** Backgrounds with sufficient contrast for white labels. */
const fill = v.pipe(
  colour,
  // An invalid colour has already been reported.
  v.check(
    (value) => !(contrastWithWhite(value) < 4.5),
    'White labels cannot be read on it: they need a contrast of 4.5:1',
  ),
);

/** `text` is shown on a panel and also needs a contrast of 4.5:1; `fill` is behind white labels. */
const accent = v.object({ text: colour, fill });

/** Page of a transaction in a block explorer; `{hash}` is replaced by the hash. */
const explorer = v.pipe(v.string(), v.regex(/^https?:\/\/[^{}\s]+\{hash\}[^{}\s]*$/));

/** The features' switches, by `product`. */
const products = v.record(v.string(), v.boolean());

/** The shape of `/brand.json`. Everything may be left out. */
const brandSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), 'Bourse'),
  /** Description for search engines and link previews. */
  description: v.optional(brandText),
  /** Address of an image; the built-in mark where left out. */
  logo: v.optional(address),
  /** Address of the browser tab's icon. */
  icon: v.optional(address),
  /** The colour of action: one that carries white labels, or one for each use in both schemes. */
  accent: v.optional(v.union([fill, v.object({ day: accent, night: accent })])),
  /** Customer service address; default: the exchange's (`cfg/kefu`). */
  support: v.optional(href),
  /** Addresses of the apps; one without an address is not offered. */
  apps: v.optional(v.object({ ios: v.optional(address), android: v.optional(address) }), {}),
  /** `false` switches a product off: no menu entries, and its addresses show not-found. */
  products: v.optional(products, {}),
  /** Block explorers by the network's name as the exchange writes it; hashes of a network without one are no links. */
  explorers: v.optional(v.record(v.string(), explorer), {}),
  /** The zone of times until the user chooses one: `Asia/Shanghai`, `UTC`, or `local`, that of the device. */
  timeZone: v.optional(v.picklist(TIME_ZONES), 'local'),
  /** The library that draws the charts. */
  charts: v.optional(v.picklist(CHART_LIBRARIES), 'highcharts'),
  footer: v.optional(v.object({ about: links, explain: links, support: links }), {}),
});

export type Brand = v.InferOutput<typeof brandSchema>;
export type BrandText = v.InferOutput<typeof brandText>;
export type BrandLink = v.InferOutput<typeof link>;

export const DEFAULT_BRAND: Brand = v.parse(brandSchema, {});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A copy without the value at a path. A part that becomes empty is removed as a whole (`undefined`), because it lacks
 * required values.
 */
function without(part: unknown, [step, ...further]: readonly unknown[]): unknown {
  if (!isObject(part)) return undefined;
  const entries: [string, unknown][] = Object.entries(part);
  if (!entries.some(([key]) => key === String(step))) return undefined;
  const rest = entries.flatMap(([key, value]): [string, unknown][] => {
    if (key !== String(step)) return [[key, value]];
    const inner = further.length === 0 ? undefined : without(value, further);
    return inner === undefined ? [] : [[key, inner]];
  });
  return Array.isArray(part) ? rest.map(([, value]) => value) : Object.fromEntries(rest);
}

/**
 * Parses a brand file. The smallest invalid part is dropped and reported to `onFault`: of ten links with one invalid,
 * nine apply; products stay off beside an invalid value.
 */
export function readBrand(file: unknown, onFault: (fault: string) => void = () => undefined): Brand {
  let read = v.safeParse(brandSchema, file);
  for (const issue of read.issues ?? []) onFault(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  let rest = file;
  while (!read.success) {
    // One at a time, the last first, so that the paths of the others remain valid.
    rest = without(rest, read.issues.at(-1)?.path?.map(({ key }) => key) ?? []) ?? {};
    read = v.safeParse(brandSchema, rest);
  }
  return read.output;
}
