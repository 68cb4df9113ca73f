/** The forms of one name in a package. */
export interface Names {
  /** `price-alerts`: folders, files, addresses. */
  readonly kebab: string;
  /** `priceAlerts`: values. */
  readonly camel: string;
  /** `PriceAlerts`: types and components. */
  readonly pascal: string;
  /** `Price alerts`: for texts. */
  readonly words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * All forms of a name.
 * @throws Error if it is not kebab-case
 */
export function namesOf(kebab: string): Names {
  if (!KEBAB.test(kebab)) throw new Error(`"${kebab}" is no name: small letters and digits, words joined by hyphens.`);
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return { kebab, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), pascal, words: capital(words.join(' ')) };
}
