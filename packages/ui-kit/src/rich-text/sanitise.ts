import createDOMPurify, { type Config } from 'dompurify';
import { withParagraphs } from './plain-text';
import { tidy, type TidyOptions } from './tidy';

const TAGS = `
  h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre code kbd
  strong b em i u s del ins sub sup small mark abbr time
  ul ol li dl dt dd table caption thead tbody tfoot tr th td
  a img figure figcaption`
  .trim()
  .split(/\s+/);

/** No `style` (the content security policy would refuse it), no `class` and no `id`, which could reach our own page. */
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'dir'];

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Web, mail and telephone; addresses without a scheme are relative ones.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Pictures inside the text itself: pixels only, nothing that could hold a document. */
const PIXELS = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;
const SCOPES = new Set(['row', 'col', 'rowgroup', 'colgroup']);

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
}

function secureLink(link: Element): void {
  const address = link.getAttribute('href');
  const url = address === null ? undefined : urlOf(address);
  // A jump inside the text has lost its target with the ids.
  if (!url || address?.startsWith('#')) {
    link.removeAttribute('href');
    return;
  }
  if (url.origin === location.origin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function secureImage(image: Element): void {
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

/** A separate instance: its hooks do not affect other users of the library. */
function createPurifier() {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'src' && /^\s*data:/i.test(attrValue)) attribute.keepAttr = PIXELS.test(attrValue);
    if (attrName === 'scope') attribute.keepAttr = SCOPES.has(attrValue);
    if (attrName === 'width' || attrName === 'height') attribute.keepAttr = /^\d{1,4}$/.test(attrValue);
    if (attrName === 'href' && element.nodeName !== 'A') attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') secureLink(element);
    if (element.nodeName === 'IMG') secureImage(element);
  });
  return purifier;
}

let purifier: ReturnType<typeof createPurifier> | undefined;

/**
 * External rich text as safe elements: text, links, images and tables, without script, style, class, frame or form.
 * External links open in a new tab without opener; images load lazily and send no referrer.
 */
export function sanitise(content: string, options: TidyOptions): DocumentFragment {
  purifier ??= createPurifier();
  const cleaned: unknown = purifier.sanitize(withParagraphs(content), CONFIG);
  // A frameset takes the place of the body: there is nothing to clean then.
  const fragment = cleaned instanceof DocumentFragment ? cleaned : document.createDocumentFragment();
  tidy(fragment, options);
  return fragment;
}
