import { expect, it } from 'vitest';
import { paneLayout } from './pane-layout';

it.each([0, 1, 2, 3, 4])(
  'the layout fills the height with prices and %i panes, none over another, prices the largest',
  (panes) => {
    const places = paneLayout(panes);
    expect(places).toHaveLength(panes + 1);
    const last = places.at(-1);
    expect((last?.top ?? 0) + (last?.height ?? 0)).toBe(100);
    places.slice(1).forEach((place, index) => {
      const above = places[index] ?? place;
      expect(place.top).toBeGreaterThan(above.top + above.height);
      expect(place.height).toBeLessThan(places[0]?.height ?? 0);
    });
  },
);

it('the price pane keeps two fifths of the height however many panes are below it, and all of them lie within the chart', () => {
  for (const count of [5, 7, 12]) {
    const [prices, ...below] = paneLayout(count);
    expect(prices?.height).toBeGreaterThanOrEqual(40);
    expect(below.every(({ top, height }) => top >= 40 && height > 0 && top + height <= 100.001)).toBe(true);
  }
});
