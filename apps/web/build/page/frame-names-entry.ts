import { detectLanguage } from '@bourse/i18n';

/** Names of the panels of a trading screen by language and area of the static frame; set by the build. */
declare const FRAME_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>>;

const stored = (() => {
  try {
    return localStorage.getItem('lang');
  } catch {
    return null;
  }
})();
const names = FRAME_NAMES[detectLanguage(stored, navigator.languages)] ?? {};
const pair = new URLSearchParams(location.search).get('symbol')?.replace('_', '/');
for (const [area, name] of Object.entries({ ...names, ...(pair !== undefined && { pair }) })) {
  const place = document.querySelector(`#static-frame .trading .${area}`);
  if (place) place.textContent = name;
}
