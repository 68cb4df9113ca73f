import { LANGUAGES } from '@bourse/i18n';
import * as v from 'valibot';

/** Own pages, other sites, mail. Anything else (`javascript:` above all) is not a link. */
const href = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/|mailto:)/));

/** One text for all, or one a language; English stands in for a missing one. */
const brandText = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    v.partial(v.object(Object.fromEntries(LANGUAGES.map((language) => [language, v.pipe(v.string(), v.nonEmpty())])))),
    v.check((texts) => 'en' in texts, 'English is missing'),
  ),
]);

const link = v.object({ text: brandText, href });

const links = v.optional(v.array(link), []);

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

/** `text` stands on a panel, `fill` behind white labels: each needs a contrast of 4.5:1 there. */
const accent = v.object({ text: colour, fill: colour });

/** The shape of `/brand.json`. Everything may be left out. */
const brandSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), 'Bourse'),
  /** Address of an image; the built-in mark where left out. */
  logo: v.optional(v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https:\/\/)/))),
  /** The colour of action in both schemes. */
  accent: v.optional(v.object({ day: accent, night: accent })),
  footer: v.optional(v.object({ about: links, explain: links, support: links }), {}),
});

export type Brand = v.InferOutput<typeof brandSchema>;
export type BrandText = v.InferOutput<typeof brandText>;
export type BrandLink = v.InferOutput<typeof link>;

export const DEFAULT_BRAND: Brand = v.parse(brandSchema, {});

/** Does an address that came from elsewhere lead somewhere, rather than run something? */
export function isLink(address: string): boolean {
  return v.is(href, address);
}

/** What a brand file says; one that does not fit says nothing, and the defaults stand. */
export function readBrand(file: unknown): Brand {
  const read = v.safeParse(brandSchema, file);
  return read.success ? read.output : DEFAULT_BRAND;
}
