import { describe, expect, it } from 'vitest';
import { DAY, DEFAULT_ACCENT, NIGHT } from './tokens';

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];

function rgb(hex: string): Rgb {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const mixWithWhite = (colour: Rgb, share: number): Rgb => {
  const [red, green, blue] = colour;
  const mixed = (channel: number) => channel * share + 255 * (1 - share);
  return [mixed(red), mixed(green), mixed(blue)];
};

const ACCENT = rgb(DEFAULT_ACCENT);
const SCHEMES = {
  day: { scheme: DAY, accent: ACCENT, accentFill: ACCENT },
  // As `color-mix` of the night's tokens.
  night: { scheme: NIGHT, accent: mixWithWhite(ACCENT, 0.5), accentFill: mixWithWhite(ACCENT, 0.9) },
};

describe.each(Object.entries(SCHEMES))('the colours of %s', (_name, { scheme, accent, accentFill }) => {
  const grounds = [scheme.canvas, scheme.panel, scheme.raised].map(rgb);

  it.each(['text', 'quiet', 'green', 'red', 'blue', 'orange', 'warning'] as const)(
    '%s is readable on every background',
    (name) => {
      for (const ground of grounds) expect(contrast(rgb(scheme[name]), ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the accent is readable on every background', () => {
    for (const ground of grounds) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['greenFill', 'redFill', 'blueFill', 'orangeFill'] as const)('%s has a readable white label', (name) => {
    expect(contrast(rgb(scheme[name]), WHITE)).toBeGreaterThanOrEqual(4.5);
  });

  it('the accent has a readable white label', () => {
    expect(contrast(accentFill, WHITE)).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a field is visible on a panel', () => {
    expect(contrast(rgb(scheme.edge), rgb(scheme.panel))).toBeGreaterThanOrEqual(3);
  });
});
