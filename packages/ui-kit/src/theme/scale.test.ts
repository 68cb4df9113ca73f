import { expect, it } from 'vitest';
import {
  ABOVE,
  BELOW,
  BREAKPOINTS,
  CONTROL,
  ELEVATION,
  FONT_SIZE,
  hairline,
  INSET,
  LINE_HEIGHT,
  RADIUS,
  SPACE,
  space,
  WEIGHT,
} from './scale';
import { makeTheme } from './theme';

const theme = makeTheme();

it('the media queries are those of the breakpoints of the theme', () => {
  for (const name of ['tiny', 'sm', 'md', 'lg'] as const) expect(BELOW[name]).toBe(theme.breakpoints.down(name));
  for (const name of ['sm', 'md', 'lg'] as const) expect(ABOVE[name]).toBe(theme.breakpoints.up(name));
  expect(theme.breakpoints.values).toMatchObject(BREAKPOINTS);
});

it('the theme has seven sizes of text', () => {
  const { overline, caption, body2, body1, subtitle1, h1, h2, h3, h4, h5 } = theme.typography;
  const sizes = new Set(
    [overline, caption, body2, body1, subtitle1, h1, h2, h3, h4, h5].map(({ fontSize }) => fontSize),
  );
  expect(sizes).toEqual(new Set(Object.values(FONT_SIZE)));
  expect(Object.values(FONT_SIZE)).toEqual([11, 12, 13, 14, 16, 20, 24]);
  expect([Object.values(WEIGHT), Object.values(CONTROL), Object.values(RADIUS)]).toEqual([
    [400, 500, 600],
    [24, 32, 40],
    [4, 8],
  ]);
});

it('the theme has three elevations and a grid of 4 px', () => {
  expect(new Set(theme.shadows)).toEqual(new Set(Object.values(ELEVATION)));
  expect(SPACE).toBe(4);
  expect(theme.spacing(2)).toContain('2');
});

it('space counts in units of the grid and keeps lengths that are computed', () => {
  expect(space(2, 3)).toBe('8px 12px');
  expect(space(0, -0.5, 8, 'auto')).toBe('0px -2px 32px auto');
  expect(space(1, INSET)).toBe('4px var(--bourse-inset, 12px)');
  // @ts-expect-error -- 20 px are no step of the scale.
  space(5);
});

it('a hairline is one pixel wide', () => {
  expect(hairline('red')).toBe('1px solid red');
  expect(hairline('red', 'dashed')).toBe('1px dashed red');
});

it('a line is higher than the text that it is named after', () => {
  for (const name of ['mark', 'dense', 'table', 'form', 'reading', 'heading'] as const) {
    expect(Number.parseInt(LINE_HEIGHT[name], 10)).toBeGreaterThan(FONT_SIZE[name]);
  }
});
