import { brandNameIn } from '../../src/brand/brand-name-in.ts';
import { detectLanguage } from '@bourse/i18n';

/** Names of the panels of a trading screen by language and area of the static frame, and the headline of the start page; set by the build. */
declare const FRAME_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>>;

const stored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const fill = (place: string, text: string | undefined) => {
  const element = document.querySelector(`#static-frame .${place}`);
  if (element && text !== undefined) element.textContent = text;
};
const { headline, ...names } = FRAME_NAMES[detectLanguage(stored('lang'), navigator.languages)] ?? {};
const pair = new URLSearchParams(location.search).get('symbol')?.replace('_', '/');
for (const [area, name] of Object.entries({ ...names, ...(pair !== undefined && { pair }) }))
  fill(`trading .${area}`, name);
// The start page of a user has no headline.
if (location.pathname === '/' && stored('token') === null) fill('headline', headline);
void globalThis.bourseBrandText?.then((text) => fill('brand', brandNameIn(text)));
