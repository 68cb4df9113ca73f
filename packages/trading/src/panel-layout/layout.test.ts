import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LAYOUT,
  EDGES,
  LIMITS,
  mediumGrid,
  PANELS,
  parseLayout,
  resetEdge,
  resizeEdge,
  roomyGrid,
  togglePanel,
  type PanelId,
} from './layout';

const without = (...panels: PanelId[]) => panels.reduce(togglePanel, DEFAULT_LAYOUT);

/** How many tracks a template has: `1fr` and `300px` are tracks as `minmax(…)` is. */
const tracks = (template: string) => template.replaceAll(/\([^)]*\)/g, '').split(' ').length;

describe('the grid with room for everything', () => {
  it('has the market list beside the chart, orders below both, book and form at the right', () => {
    expect(roomyGrid(DEFAULT_LAYOUT)).toEqual({
      gridTemplateColumns: 'minmax(216px, 264px) minmax(300px, 1fr) minmax(288px, 320px) minmax(256px, 272px)',
      gridTemplateRows: 'minmax(320px, max(522px, 70%)) minmax(160px, 1fr)',
      gridTemplateAreas: '"markets chart data form" "orders orders data form"',
    });
  });

  it('has the height that was chosen, however tall the window is, until the choice is taken back', () => {
    const chosen = resizeEdge(DEFAULT_LAYOUT, 'upper', 522);
    expect(roomyGrid(chosen).gridTemplateRows).toBe('minmax(320px, 522px) minmax(160px, 1fr)');
    expect(roomyGrid(resetEdge(chosen, 'upper'))).toEqual(roomyGrid(DEFAULT_LAYOUT));
  });

  it.each<[PanelId[], string]>([
    [['markets'], '"chart data form" "orders data form"'],
    [['chart'], '"markets orders data form"'],
    [['orders'], '"markets chart data form"'],
    [['book'], '"markets chart data form" "orders orders data form"'],
    [['book', 'trades'], '"markets chart form" "orders orders form"'],
    [['chart', 'orders'], '"markets data form"'],
    [['markets', 'chart', 'book', 'trades', 'orders'], '"form ."'],
  ])('leaves the room of what is hidden to its neighbours: %j', (hidden, expected) => {
    expect(roomyGrid(without(...hidden)).gridTemplateAreas).toBe(expected);
  });

  it('names every area as a rectangle, and as many columns as widths, for any hidden panels', () => {
    fc.assert(
      fc.property(fc.subarray([...PANELS]), fc.boolean(), (hidden, isRoomy) => {
        const grid = (isRoomy ? roomyGrid : mediumGrid)(without(...hidden));
        const rows = [...grid.gridTemplateAreas.matchAll(/"([^"]+)"/g)].map(([, row = '']) => row.split(' '));
        expect(new Set(rows.map((row) => row.length))).toEqual(new Set([tracks(grid.gridTemplateColumns)]));
        expect(tracks(grid.gridTemplateRows)).toBe(rows.length);
        for (const name of new Set(rows.flat())) {
          const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === name ? [{ x, y }] : [])));
          const span = (of: (cell: { x: number; y: number }) => number) =>
            Math.max(...cells.map(of)) - Math.min(...cells.map(of)) + 1;
          expect(span(({ x }) => x) * span(({ y }) => y)).toBe(cells.length);
        }
      }),
    );
  });
});

describe('the grid of a window of middle size', () => {
  it('has chart and form, book and trades, orders', () => {
    expect(mediumGrid(DEFAULT_LAYOUT).gridTemplateAreas).toBe('"chart form" "book trades" "orders orders"');
  });

  it('gives one of book and trades the whole row', () => {
    expect(mediumGrid(without('trades')).gridTemplateAreas).toBe('"chart form" "book book" "orders orders"');
    expect(mediumGrid(without('chart', 'book', 'trades')).gridTemplateAreas).toBe('"form form" "orders orders"');
  });
});

describe('a choice', () => {
  it('of hiding is taken back by choosing it again', () => {
    expect(togglePanel(togglePanel(DEFAULT_LAYOUT, 'book'), 'book')).toEqual(DEFAULT_LAYOUT);
  });

  it('of a size stays within its limits, in whole pixels', () => {
    expect(resizeEdge(DEFAULT_LAYOUT, 'markets', 300.4).sizes.markets).toBe(300);
    expect(resizeEdge(DEFAULT_LAYOUT, 'markets', -5).sizes.markets).toBe(LIMITS.markets.least);
    expect(resizeEdge(DEFAULT_LAYOUT, 'markets', 9999).sizes.markets).toBe(LIMITS.markets.most);
  });

  it('is read again as it was stored', () => {
    fc.assert(
      fc.property(fc.subarray([...PANELS]), fc.constantFrom(...EDGES), fc.integer(), (hidden, edge, size) => {
        const layout = resizeEdge(without(...hidden), edge, size);
        expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
      }),
    );
  });

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '7',
    '{"hidden":7,"sizes":{"markets":"wide","upper":null}}',
    '{"sizes":{"form":',
  ])('that cannot be read is the default: %s', (stored) => expect(parseLayout(stored)).toEqual(DEFAULT_LAYOUT));

  it('of panels that no longer exist is left out', () => {
    expect(parseLayout('{"hidden":["book","news"]}').hidden).toEqual(['book']);
  });
});
