// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LAYOUT,
  EDGES,
  LIMITS,
  mediumGrid,
  resetEdge,
  isShown,
  isTabbed,
  resizeEdge,
  roomyGrid,
  toggleList,
  togglePanel,
  withListRoom,
  type ListRoom,
  type PanelLayout,
} from './layout';
import { readLayout } from './use-layout';
import { DEFAULT_DOCKING, DOCKED, dockPanel, PANELS, placeOf, stepPanel, ZONES, type PanelId } from './docking';

const without = (...panels: PanelId[]) => panels.reduce(togglePanel, DEFAULT_LAYOUT);

/** Any docking, made by moves of panels. */
const dockings = fc
  .array(fc.tuple(fc.constantFrom(...DOCKED), fc.constantFrom(...ZONES), fc.nat(5)))
  .map((moves) => moves.reduce((docking, move) => dockPanel(docking, ...move), DEFAULT_DOCKING));

/** How many tracks a template has: `1fr` and `300px` are tracks as `minmax(…)` is. */
const tracks = (template: string) => template.replaceAll(/\([^)]*\)/g, '').split(' ').length;

describe('the wide grid', () => {
  it('the wide grid has market list, chart and book beside each other, orders below them, and the form at the right', () => {
    expect(roomyGrid(DEFAULT_LAYOUT)).toEqual({
      gridTemplateColumns: 'minmax(216px, 264px) minmax(300px, 1fr) minmax(264px, 276px) minmax(280px, 288px)',
      gridTemplateRows: 'minmax(240px, 1fr) max(200px, 30%)',
      gridTemplateAreas: '"left centre right edge" "foot foot foot edge"',
    });
  });

  it('the wide grid has the chosen height, however tall the window is, until the choice is reset', () => {
    const chosen = resizeEdge(DEFAULT_LAYOUT, 'upper', 522);
    expect(roomyGrid(chosen).gridTemplateRows).toBe('minmax(240px, 522px) minmax(200px, 1fr)');
    expect(roomyGrid(resetEdge(chosen, 'upper'))).toEqual(roomyGrid(DEFAULT_LAYOUT));
  });

  it.each<[PanelId[], string]>([
    [['markets'], '"centre right edge" "foot foot edge"'],
    [['chart'], '"left foot right edge"'],
    [['orders'], '"left centre right edge"'],
    [['book'], '"left centre right edge" "foot foot foot edge"'],
    [['book', 'trades'], '"left centre edge" "foot foot edge"'],
    [['chart', 'orders'], '"left right edge"'],
    [['markets', 'chart', 'book', 'trades', 'orders'], '"edge ."'],
  ])('the wide grid gives the space of hidden panels to the others: %j', (hidden, expected) => {
    expect(roomyGrid(without(...hidden)).gridTemplateAreas).toBe(expected);
  });

  it('the wide grid names every area as a rectangle, and as many columns as widths, for any hidden panels', () => {
    fc.assert(
      fc.property(fc.subarray([...PANELS]), fc.boolean(), dockings, (hidden, isRoomy, docking) => {
        const grid = (isRoomy ? roomyGrid : mediumGrid)({ ...without(...hidden), docking });
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

describe('the grid of a middle-sized window', () => {
  it('the grid of a middle-sized window has chart and form, book and trades, orders', () => {
    expect(mediumGrid(DEFAULT_LAYOUT).gridTemplateAreas).toBe('"chart form" "book trades" "orders orders"');
  });

  it('the grid of a middle-sized window gives the whole row to one of book and trades', () => {
    expect(mediumGrid(without('trades')).gridTemplateAreas).toBe('"chart form" "book book" "orders orders"');
    expect(mediumGrid(without('chart', 'book', 'trades')).gridTemplateAreas).toBe('"form form" "orders orders"');
  });
});

/** The layout of a stored text. */
function parseLayout(stored: string | undefined): PanelLayout {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('bourse.spot.layout', stored);
  return readLayout('spot');
}

const isDocked = (layout: PanelLayout, room: ListRoom) => isShown(withListRoom(layout, room), 'markets');

describe('the market list', () => {
  it('the market list is docked in a large window, and in a smaller one only while it is pinned', () => {
    expect(isDocked(DEFAULT_LAYOUT, 'docked')).toBe(true);
    expect(isDocked(DEFAULT_LAYOUT, 'pinned')).toBe(false);
    const pinned = toggleList(DEFAULT_LAYOUT, 'pinned');
    expect(isDocked(pinned, 'pinned')).toBe(true);
    expect(isDocked(pinned, 'none')).toBe(false);
    expect(parseLayout(JSON.stringify(pinned))).toEqual(pinned);
  });

  it('the market list that is no longer pinned stays docked in a large window, unless it was hidden there', () => {
    const unpinned = toggleList(toggleList(DEFAULT_LAYOUT, 'pinned'), 'pinned');
    expect(isDocked(unpinned, 'pinned')).toBe(false);
    expect(isDocked(unpinned, 'docked')).toBe(true);
    const hidden = toggleList(DEFAULT_LAYOUT, 'docked');
    expect(isDocked(hidden, 'docked')).toBe(false);
    expect(isDocked(toggleList(hidden, 'docked'), 'docked')).toBe(true);
  });
});

describe('the charts of a stored layout', () => {
  const charts = { count: 4, further: [{ pair: '2-3', symbol: 'ETH/USDT' }], links: ['crossHair'] };

  it('the charts are those that were stored, without fields that are not known', () => {
    const stored = JSON.stringify({ ...DEFAULT_LAYOUT, charts: { ...charts, colour: 'red' } });
    expect(parseLayout(stored).charts).toEqual(charts);
  });

  it.each([{ ...charts, count: 3 }, { ...charts, count: 8 }, { ...charts, further: [1, 2, 3, 4] }, 'four'])(
    'the charts %j are not shown, and the rest of the layout is',
    (stored) => {
      const hidden = JSON.stringify({ ...DEFAULT_LAYOUT, hidden: ['trades'], charts: stored });
      expect(parseLayout(hidden)).toMatchObject({ charts: undefined, hidden: ['trades'] });
    },
  );
});

it('the panels of a zone are tabs where the zone is too low for all of them', () => {
  expect(isTabbed(['book', 'trades'], 460)).toBe(true);
  expect(isTabbed(['book', 'trades'], 700)).toBe(false);
  expect(isTabbed(['book'], 300)).toBe(false);
  expect(isTabbed(['book', 'trades'], 0)).toBe(false);
});

describe('a layout choice', () => {
  it('a hidden panel is shown again by the same choice', () => {
    expect(togglePanel(togglePanel(DEFAULT_LAYOUT, 'book'), 'book')).toEqual(DEFAULT_LAYOUT);
  });

  it('a chosen size stays within its limits, in whole pixels', () => {
    expect(resizeEdge(DEFAULT_LAYOUT, 'markets', 300.4).sizes.markets).toBe(300);
    expect(resizeEdge(DEFAULT_LAYOUT, 'markets', -5).sizes.markets).toBe(LIMITS.markets.least);
    expect(resizeEdge(DEFAULT_LAYOUT, 'markets', 9999).sizes.markets).toBe(LIMITS.markets.most);
  });

  it('a choice is read as it was stored', () => {
    fc.assert(
      fc.property(
        fc.subarray([...PANELS]),
        fc.constantFrom(...EDGES),
        fc.integer(),
        dockings,
        (hidden, edge, size, docking) => {
          const layout = { ...resizeEdge(without(...hidden), edge, size), docking };
          expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
        },
      ),
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
    '{"docking":{"left":["chart","chart"],"centre":[],"right":[],"edge":["form"],"foot":[]}}',
  ])('an unreadable choice becomes the default: %s', (stored) => expect(parseLayout(stored)).toEqual(DEFAULT_LAYOUT));

  it('a choice of panels that no longer exist is ignored', () => {
    expect(parseLayout('{"hidden":["book","news"]}').hidden).toEqual(['book']);
  });
});

describe('a docked panel', () => {
  it('a docked panel keeps one place, and every other panel keeps its zone, for any moves', () => {
    fc.assert(
      fc.property(dockings, fc.constantFrom(...DOCKED), fc.constantFrom(...ZONES), (docking, panel, zone) => {
        const moved = dockPanel(docking, panel, zone);
        expect(ZONES.flatMap((of) => moved[of]).toSorted()).toEqual([...DOCKED].toSorted());
        expect(placeOf(moved, panel)).toEqual({ zone, index: moved[zone].length - 1 });
        for (const other of DOCKED.filter((each) => each !== panel))
          expect(placeOf(moved, other).zone).toBe(placeOf(docking, other).zone);
      }),
    );
  });

  it.each([
    ['trades', 'up', 'right', 0],
    ['book', 'down', 'right', 1],
    ['book', 'left', 'centre', 1],
    ['form', 'left', 'right', 2],
    ['form', 'right', 'edge', 0],
    ['chart', 'down', 'foot', 0],
    ['orders', 'up', 'centre', 1],
    ['orders', 'right', 'right', 2],
    ['form', 'down', 'edge', 0],
  ] as const)('the layout %s moves %s to %s, position %d', (panel, step, zone, index) => {
    expect(placeOf(stepPanel(DEFAULT_DOCKING, panel, step), panel)).toEqual({ zone, index });
  });

  it('a docked panel widens its column to its own least width', () => {
    const docking = dockPanel(DEFAULT_DOCKING, 'book', 'left');
    expect(roomyGrid({ ...DEFAULT_LAYOUT, docking }).gridTemplateColumns).toMatch(/^minmax\(264px, 264px\)/);
  });
});
