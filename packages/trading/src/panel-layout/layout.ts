import * as v from 'valibot';
import { chartsSchema, type ChartsChoice } from '../several-charts/charts-choice';
import {
  DEFAULT_DOCKING,
  dockingSchema,
  PANELS,
  type DockedId,
  type Docking,
  type PanelId,
  type Zone,
} from './docking';

/* Layout of the deal screen's panels on wide screens. Pure functions of the user's settings; the grid's minima and
   maxima limit them to the window. */

/**
 * Resizable sizes in CSS pixels: widths of market list, book column and form, height of the upper row; and the number
 * of levels per side of the book above the trades.
 */
export const EDGES = ['markets', 'marketData', 'form', 'upper', 'levels'] as const;
export type Edge = (typeof EDGES)[number];

/**
 * The market list is 520 px high (trading side, section 2) plus a border. By default the upper row has what the orders leave of
 * the window, see `roomyGrid`.
 */
export const LIMITS: Readonly<
  Record<Edge, { readonly least: number; readonly normal: number; readonly most: number }>
> = {
  markets: { least: 216, normal: 264, most: 440 },
  marketData: { least: 264, normal: 276, most: 520 },
  form: { least: 280, normal: 288, most: 400 },
  upper: { least: 240, normal: 522, most: 1400 },
  levels: { least: 5, normal: 12, most: 25 },
};

/** Least widths of the panels, CSS pixels. */
const LEAST: Readonly<Record<DockedId, number>> = {
  markets: LIMITS.markets.least,
  chart: 300,
  book: LIMITS.marketData.least,
  trades: LIMITS.marketData.least,
  orders: 300,
  form: LIMITS.form.least,
};
/** Tabs, the head of a table and three rows. */
const ORDERS_LEAST = 200;
/** Of the grid's height, the part that the orders take. */
const ORDERS_SHARE = '30%';

/** Heights that the panels of one zone need below each other, CSS pixels; in a lower zone they are tabs. */
const STACKED_LEAST: Readonly<Record<DockedId, number>> = {
  markets: 240,
  chart: 240,
  book: 400,
  trades: 200,
  orders: 160,
  form: 320,
};

export interface PanelLayout {
  readonly hidden: readonly PanelId[];
  /** The user's settings; missing ones have their defaults. */
  readonly sizes: Readonly<Partial<Record<Edge, number>>>;
  /** Where the panels are from 1,000 px on. */
  readonly docking: Docking;
  /** The market list is docked although the window is narrower than 1,600 px. */
  readonly isListPinned: boolean;
  /** The charts from 1,000 px on; `undefined`: one. */
  readonly charts?: ChartsChoice | undefined;
}

const limited = (edge: Edge, size: number): number => {
  const { least, most } = LIMITS[edge];
  return Math.round(Math.min(most, Math.max(least, size)));
};

export const DEFAULT_LAYOUT: PanelLayout = { hidden: [], sizes: {}, docking: DEFAULT_DOCKING, isListPinned: false };

/** The size that an edge is given: the chosen one, or the normal one. */
export function sizeOf({ sizes }: PanelLayout, edge: Edge): number {
  return sizes[edge] ?? LIMITS[edge].normal;
}

export function isShown({ hidden }: PanelLayout, panel: PanelId): boolean {
  return !hidden.includes(panel);
}

/** The visible panels of a zone, from top to bottom. */
export function panelsIn(layout: PanelLayout, zone: Zone): readonly DockedId[] {
  return layout.docking[zone].filter((panel) => panel === 'form' || isShown(layout, panel));
}

/** The arrangement of a screen that has only these panels. */
export function withPanels(layout: PanelLayout, panels: readonly PanelId[]): PanelLayout {
  const missing = PANELS.filter((panel) => !panels.includes(panel));
  return missing.length === 0 ? layout : { ...layout, hidden: [...new Set([...layout.hidden, ...missing])] };
}

/** When the market list is docked: never (no room), only while it is pinned, or unless it is hidden. */
export type ListRoom = 'none' | 'pinned' | 'docked';

/** The arrangement of a window: without a docked list where there is no room for it, or it is not pinned. */
export function withListRoom(layout: PanelLayout, room: ListRoom): PanelLayout {
  const isDocked = room === 'docked' || (room === 'pinned' && layout.isListPinned);
  return isDocked || !isShown(layout, 'markets') ? layout : { ...layout, hidden: [...layout.hidden, 'markets'] };
}

/** Docks the market list, or takes it away: it then opens over the chart. */
export function toggleList(layout: PanelLayout, room: ListRoom): PanelLayout {
  const others = layout.hidden.filter((panel) => panel !== 'markets');
  if (!isShown(withListRoom(layout, room), 'markets')) return { ...layout, hidden: others, isListPinned: true };
  return { ...layout, hidden: room === 'docked' ? [...others, 'markets'] : layout.hidden, isListPinned: false };
}

/** Are the panels of a zone of this height tabs? 0: not measured. */
export function isTabbed(panels: readonly DockedId[], height: number): boolean {
  const least = panels.reduce((sum, panel) => sum + STACKED_LEAST[panel], 0);
  return panels.length > 1 && height > 0 && height < least;
}

/** Hides a panel, or shows it again. */
export function togglePanel(layout: PanelLayout, panel: PanelId): PanelLayout {
  const hidden = isShown(layout, panel) ? [...layout.hidden, panel] : layout.hidden.filter((other) => other !== panel);
  return { ...layout, hidden };
}

/** Gives an edge another size, within its limits. */
export function resizeEdge(layout: PanelLayout, edge: Edge, size: number): PanelLayout {
  return { ...layout, sizes: { ...layout.sizes, [edge]: limited(edge, size) } };
}

/** Takes back the choice of a size. */
export function resetEdge(layout: PanelLayout, edge: Edge): PanelLayout {
  const { [edge]: _, ...sizes } = layout.sizes;
  return { ...layout, sizes };
}

const SIZES = v.record(v.string(), v.pipe(v.number(), v.finite()));

/** A stored or imported layout; invalid parts have their defaults, unknown panels and sizes are left out. */
export const layoutSchema = v.pipe(
  v.object({
    hidden: v.fallback(v.optional(v.array(v.string()), []), []),
    sizes: v.fallback(v.optional(SIZES, {}), {}),
    docking: v.fallback(v.optional(dockingSchema, DEFAULT_DOCKING), DEFAULT_DOCKING),
    isListPinned: v.fallback(v.optional(v.boolean(), false), false),
    charts: v.fallback(v.optional(chartsSchema), undefined),
  }),
  v.transform(({ hidden, sizes, ...rest }): PanelLayout => ({
    hidden: PANELS.filter((panel) => hidden.includes(panel)),
    sizes: Object.fromEntries(
      EDGES.flatMap((edge) => {
        const size = sizes[edge];
        return size === undefined ? [] : [[edge, limited(edge, size)]];
      }),
    ),
    ...rest,
  })),
);

/** A CSS grid with named areas. */
export interface GridTemplate {
  readonly gridTemplateColumns: string;
  readonly gridTemplateRows: string;
  readonly gridTemplateAreas: string;
}

const areas = (rows: readonly (readonly string[])[]) => rows.map((row) => `"${row.join(' ')}"`).join(' ');

/** The sizes of the columns of fixed width. */
const WIDTH_OF = { left: 'markets', right: 'marketData', edge: 'form' } as const;

/**
 * The grid from 1,000 px on: the columns left, centre, right and edge, and the foot below the three left ones. By default they
 * have the market list, the chart, book and trades, the order form, and the orders. Columns shrink to the minimum width of
 * their panels before the centre becomes too narrow; empty zones give their space to adjacent ones. The foot has 30 % of the
 * height, unless the user has set the height of the centre.
 */
export function roomyGrid(layout: PanelLayout): GridTemplate {
  const has = (zone: Zone) => panelsIn(layout, zone).length > 0;
  const [hasCentre, hasFoot] = [has('centre'), has('foot')];
  const hasMiddle = hasCentre || hasFoot;
  const leastOf = (...zones: Zone[]) =>
    Math.max(0, ...zones.flatMap((zone) => panelsIn(layout, zone)).map((panel) => LEAST[panel]));
  const track = (zone: keyof typeof WIDTH_OF) => {
    const least = leastOf(zone);
    return `minmax(${least}px, ${Math.max(least, sizeOf(layout, WIDTH_OF[zone]))}px)`;
  };
  const rest = `minmax(${Math.max(LEAST.chart, leastOf('centre'))}px, 1fr)`;

  const columns: { readonly area: string; readonly below: string; readonly width: string }[] = [];
  if (has('left')) columns.push({ area: 'left', below: 'foot', width: track('left') });
  if (hasMiddle) columns.push({ area: hasCentre ? 'centre' : 'foot', below: 'foot', width: rest });
  if (has('right')) columns.push({ area: 'right', below: 'foot', width: hasMiddle ? track('right') : rest });
  if (has('edge')) columns.push({ area: 'edge', below: 'edge', width: track('edge') });
  if (!hasMiddle && !has('right')) columns.push({ area: '.', below: '.', width: rest });

  const isTwoRows = hasCentre && hasFoot;
  const upper = columns.map(({ area }) => area);
  const { upper: chosen } = layout.sizes;
  const rows =
    chosen === undefined
      ? `minmax(${LIMITS.upper.least}px, 1fr) max(${ORDERS_LEAST}px, ${ORDERS_SHARE})`
      : `minmax(${LIMITS.upper.least}px, ${chosen}px) minmax(${ORDERS_LEAST}px, 1fr)`;
  return {
    gridTemplateColumns: columns.map(({ width }) => width).join(' '),
    gridTemplateRows: isTwoRows ? rows : 'minmax(0, 1fr)',
    gridTemplateAreas: areas(isTwoRows ? [upper, columns.map(({ below }) => below)] : [upper]),
  };
}

/** One or two panels side by side. */
const sideBySide = ([left = '.', right = left]: readonly string[]) => [left, right] as const;

/** The grid between the phone and 1,000 px, which scrolls: chart beside the form, as high as it, book beside trades, orders. */
export function mediumGrid(layout: PanelLayout): GridTemplate {
  const rows: { readonly areas: readonly [string, string]; readonly height: string }[] = [];
  if (isShown(layout, 'chart'))
    rows.push({ areas: ['chart', 'form'], height: `minmax(${LIMITS.upper.normal}px, auto)` });
  else rows.push({ areas: ['form', 'form'], height: 'auto' });
  const data = (['book', 'trades'] as const).filter((panel) => isShown(layout, panel));
  if (data.length > 0) rows.push({ areas: sideBySide(data), height: 'minmax(240px, auto)' });
  if (isShown(layout, 'orders')) rows.push({ areas: ['orders', 'orders'], height: 'minmax(240px, auto)' });
  return {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gridTemplateRows: rows.map(({ height }) => height).join(' '),
    gridTemplateAreas: areas(rows.map((row) => row.areas)),
  };
}
