/** Texts of one catalogue in one language, by key. */
export interface Catalogue {
  /** Package, such as `spot`. */
  readonly from: string;
  /** English texts by key. */
  readonly source: Readonly<Record<string, string>>;
  /** Translations by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** An English text with more than one translation within a language. */
export interface Variation {
  readonly source: string;
  /** Keys (`spot/orders.cancel`) by translation. */
  readonly translations: Readonly<Record<string, readonly string[]>>;
}

/** Finds English texts that the catalogues of one language translate in more than one way. */
export function findVariations(catalogues: readonly Catalogue[]): Variation[] {
  const bySource = new Map<string, Map<string, string[]>>();
  for (const { from, source, texts } of catalogues) {
    for (const [key, english] of Object.entries(source)) {
      const translation = texts[key];
      if (translation === undefined) continue;
      const translations = bySource.get(english) ?? new Map<string, string[]>();
      bySource.set(english, translations);
      translations.set(translation, [...(translations.get(translation) ?? []), `${from}/${key}`]);
    }
  }
  return [...bySource]
    .filter(([, translations]) => translations.size > 1)
    .map(([source, translations]) => ({ source, translations: Object.fromEntries(translations) }));
}
