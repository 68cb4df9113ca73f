/** Browsers by their mark in the user agent, the more special ones first. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (userAgent: string, known: readonly (readonly [string, RegExp])[]) =>
  known.find(([, mark]) => mark.test(userAgent))?.[0];

/** Browser and system of a user agent, `Firefox, Windows`; an empty text if neither is known. */
export function browserName(userAgent: string): string {
  return [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
