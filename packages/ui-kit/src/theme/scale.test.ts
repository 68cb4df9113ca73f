import { expect, it } from 'vitest';
import { ABOVE, BELOW, BREAKPOINTS, CONTROL, ELEVATION, FONT_SIZE, RADIUS, SPACE, WEIGHT } from './scale';
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
