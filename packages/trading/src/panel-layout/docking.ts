import * as v from 'valibot';

/* Where the panels of the deal screen are docked from 1,000 px on. Pure functions. */

/** The panels that can be hidden; the order form always stays. */
export const PANELS = ['markets', 'chart', 'book', 'trades', 'orders'] as const;
export type PanelId = (typeof PANELS)[number];

export const DOCKED = [...PANELS, 'form'] as const;
/** A panel with a place. */
export type DockedId = (typeof DOCKED)[number];

/** Four columns, and the place below the three left ones. In the order of the tab key. */
export const ZONES = ['left', 'centre', 'right', 'edge', 'foot'] as const;
export type Zone = (typeof ZONES)[number];

/** The panels of each zone from top to bottom; each panel is in one zone. */
export type Docking = Readonly<Record<Zone, readonly DockedId[]>>;

export const DEFAULT_DOCKING: Docking = {
  left: ['markets'],
  centre: ['chart'],
  right: ['book', 'trades'],
  edge: ['form'],
  foot: ['orders'],
};

/** Zone and position of a panel. */
export function placeOf(docking: Docking, panel: DockedId): { readonly zone: Zone; readonly index: number } {
  const zone = ZONES.find((candidate) => docking[candidate].includes(panel)) ?? 'foot';
  return { zone, index: docking[zone].indexOf(panel) };
}

/** Docks a panel in a zone: above the panel that is at `index` without it, by default below all. */
export function dockPanel(docking: Docking, panel: DockedId, zone: Zone, index?: number): Docking {
  const without = (of: Zone) => docking[of].filter((other) => other !== panel);
  const target = without(zone).toSpliced(index ?? docking[zone].length, 0, panel);
  const entries = ZONES.map((of): [Zone, readonly DockedId[]] => [of, of === zone ? target : without(of)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.fromEntries` forgets the zones
  return Object.fromEntries(entries) as Docking;
}

/** The way of an arrow key. */
export type DockingStep = 'left' | 'right' | 'up' | 'down';

/** The columns from left to right; the foot is reached from the bottom of the three left ones. */
const COLUMNS = ['left', 'centre', 'right', 'edge'] as const;

/** Moves a panel one place: within its zone, to the next column, or from the bottom of one of the three left columns to the foot and back. */
export function stepPanel(docking: Docking, panel: DockedId, step: DockingStep): Docking {
  const { zone, index } = placeOf(docking, panel);
  const last = docking[zone].length - 1;
  if (step === 'up') {
    if (index > 0) return dockPanel(docking, panel, zone, index - 1);
    return zone === 'foot' ? dockPanel(docking, panel, 'centre') : docking;
  }
  if (step === 'down') {
    if (index < last) return dockPanel(docking, panel, zone, index + 1);
    return zone === 'foot' || zone === 'edge' ? docking : dockPanel(docking, panel, 'foot', 0);
  }
  const column = COLUMNS.indexOf(zone === 'foot' ? 'centre' : zone);
  const next = COLUMNS[step === 'left' ? column - 1 : column + 1];
  return next === undefined ? docking : dockPanel(docking, panel, next);
}

const zoneSchema = v.array(v.picklist(DOCKED));

/** A docking in which each panel has one place. */
export const dockingSchema = v.pipe(
  v.object({ left: zoneSchema, centre: zoneSchema, right: zoneSchema, edge: zoneSchema, foot: zoneSchema }),
  v.check((docking) => {
    const panels = ZONES.flatMap((zone) => docking[zone]);
    return panels.length === DOCKED.length && new Set(panels).size === DOCKED.length;
  }),
);
