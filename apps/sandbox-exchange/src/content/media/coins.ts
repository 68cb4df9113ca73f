interface Coin {
  color: string;
  /** Drawn in white on a field of 64 x 64. */
  glyph: string;
}

const stroke = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string) => `<path d="${path}" fill="#fff"/>`;

const COINS: Readonly<Record<string, Coin>> = {
  btc: {
    color: '#f7931a',
    glyph: stroke('M26 18v28M26 18h9a7 7 0 0 1 0 14h-9M26 32h11a7 7 0 0 1 0 14H26M30 13v5M30 46v5'),
  },
  eth: { color: '#627eea', glyph: fill('M32 10 45 32 32 40 19 32ZM19 36l13 8 13-8-13 18Z') },
  usdt: { color: '#26a17b', glyph: stroke('M19 18h26M32 18v30M20 29c0 3 5 5 12 5s12-2 12-5') },
  ltc: { color: '#345d9d', glyph: stroke('M31 16 25 46h20M21 36l18-8') },
  xrp: { color: '#2f3b4c', glyph: stroke('M18 18l8 8a8.5 8.5 0 0 0 12 0l8-8M18 46l8-8a8.5 8.5 0 0 1 12 0l8 8') },
  sol: { color: '#7b4dff', glyph: fill('M22 17h26l-6 7H16ZM16 28.500h26l6 7H22ZM22 40h26l-6 7H16Z') },
  doge: { color: '#c2a633', glyph: stroke('M24 17h8a15 15 0 0 1 0 30h-8ZM19 32h14') },
  pepe: {
    color: '#3d8130',
    glyph: `${stroke('M17 42c9 6 21 6 30 0')}<circle cx="24" cy="27" r="6" fill="#fff"/><circle cx="40" cy="27" r="6" fill="#fff"/>`,
  },
  brs: { color: '#0b6e6e', glyph: stroke('M24 16h10a7.500 7.500 0 0 1 0 15H24ZM24 31h12a8 8 0 0 1 0 16H24ZM24 16v31') },
  link: { color: '#2a5ada', glyph: stroke('M32 14 47 23v18L32 50 17 41V23Z') },
};

/** The picture of a coin, by its code in lower case. */
export function coinPicture(code: string): string | undefined {
  const coin = Object.hasOwn(COINS, code) ? COINS[code] : undefined;
  if (!coin) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="32" fill="${coin.color}"/>${coin.glyph}</svg>`;
}
