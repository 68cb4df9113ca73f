import { colour } from './variables';

/* The scale of the design: sizes, radii, breakpoints, elevations. The MUI theme is made of it; styles outside of MUI components use the same
   constants. All lengths are CSS pixels. */

/**
 * The unit of the grid, `theme.spacing(1)`: distances between things and heights of controls are multiples of it. Half of it separates lines of one
 * text; the padding inside of a control is what its border leaves.
 */
export const SPACE = 4;

/** The distances of the design in units of the grid: 2, 4, 8, 12, 16, 24 and 32 px. */
type Step = 0 | 0.5 | 1 | 2 | 3 | 4 | 6 | 8;
type NegativeStep = -0.5 | -1 | -2 | -3 | -4 | -6 | -8;

/**
 * Margins, paddings and gaps with several values: `space(2, 3)` is `8px 12px`. Numbers are steps of the scale, and the compiler refuses others; a text is
 * a length that is computed, for example `INSET`. `sx` takes one number for one value, and has no form for several.
 */
export const space = (...lengths: readonly (Step | NegativeStep | string)[]) =>
  lengths.map((length) => (typeof length === 'number' ? `${length * SPACE}px` : length)).join(' ');

/** The line between areas, and the border of controls and surfaces. */
export const hairline = (lineColour: string, style: 'solid' | 'dashed' = 'solid') => `1px ${style} ${lineColour}`;

/** Seven sizes of text: 11 px in marks and second figures, 12–13 in dense tables, 14 in forms, 16 in reading, 20 and 24 in headings and large figures. */
export const FONT_SIZE = { mark: 11, dense: 12, table: 13, form: 14, reading: 16, heading: 20, display: 24 } as const;

/**
 * Heights of a line of text, for rows whose height does not depend on the font: those of figures, marks and arrows beside a text. Each is named after
 * the largest text that it is made for; reading text has the relative heights of the theme.
 */
export const LINE_HEIGHT = {
  mark: '14px',
  dense: '16px',
  table: '18px',
  form: '20px',
  reading: '24px',
  heading: '28px',
} as const satisfies Partial<Record<keyof typeof FONT_SIZE, string>>;

/**
 * Distance of titles, tabs, tables and toolbars to the left and right border of their surface: 12 px on trading screens, 16 px on a `Page`.
 * It is 0 where nothing has to be kept clear: on the page itself, and in content that is padded already.
 */
export const INSET = 'var(--bourse-inset, 12px)';
/** Styles that set `INSET` for the content of an element. */
export const SETS_INSET = {
  page: { '--bourse-inset': '0px', '--bourse-surface-inset': '16px' },
  surface: { '--bourse-inset': 'var(--bourse-surface-inset, 12px)' },
  padded: { '--bourse-inset': '0px' },
} as const;

/** Headline of the home page: the one text that grows with the window. */
export const HEADLINE_SIZE = 'clamp(34px, 4.4vw, 54px)';

/** Three weights: text, the selected one of several, and strong text (headings, names, main figures). */
export const WEIGHT = { regular: 400, medium: 500, strong: 600 } as const;

/** Heights of controls for a mouse, CSS pixels: inside of lists and bars, of most, and of fields and main buttons. For a finger: `TOUCH`. */
export const CONTROL = { dense: 24, normal: 32, field: 40 } as const;

/** Two radii: of controls and marks inside of a surface, and of the surface itself. */
export const RADIUS = { control: 4, panel: 8 } as const;

/** The shape of bars, badges and chips: half a circle at each end, at any height. */
export const ROUND = 999;

/** Widths from which an arrangement is wider: small phone, phone, tablet, desktop, large desktop, screen with room for a docked list. */
export const BREAKPOINTS = { tiny: 380, sm: 600, md: 1000, lg: 1200, xl: 1600 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Media or container query: up to, and without, the width of the breakpoint. */
export const queryBelow = (breakpoint: Breakpoint) => `(max-width:${BREAKPOINTS[breakpoint] - 0.05}px)`;

/** Keys of styles for windows narrower than a breakpoint, as `theme.breakpoints.down` has them. `BELOW.sm` is a phone. */
export const BELOW = {
  tiny: '@media (max-width:379.95px)',
  sm: '@media (max-width:599.95px)',
  md: '@media (max-width:999.95px)',
  lg: '@media (max-width:1199.95px)',
} as const;

/** Keys of styles for windows of at least a breakpoint, as `theme.breakpoints.up` has them. */
export const ABOVE = {
  sm: '@media (min-width:600px)',
  md: '@media (min-width:1000px)',
  lg: '@media (min-width:1200px)',
} as const;

/** A phone that has room for a narrow column beside a form. */
export const TWO_COLUMNS = '@media (min-width:360px)';

/** Media query: a phone on its side, whose window is wider than `BELOW.sm`. */
export const PHONE_ON_ITS_SIDE =
  '(pointer: coarse) and (min-width:600px) and (max-width:959.95px) and (max-height:480px)';

/** Three elevations: part of the page, menus and toasts above it, dialogs above everything. Trading panels have hairlines instead. */
export const ELEVATION = {
  none: 'none',
  floating: '0 8px 32px rgb(0 0 0 / 20%)',
  modal: '0 16px 48px rgb(0 0 0 / 28%)',
} as const;

/** The one curve of every transition. */
export const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** The one focus ring, around a control. */
export const FOCUS_RING = { outline: `2px solid ${colour.accent}`, outlineOffset: 1 } as const;
/** The focus ring of an element whose frame would cut it off: a row, a cell, a plot. */
export const INSET_FOCUS_RING = { outline: `2px solid ${colour.accent}`, outlineOffset: -2 } as const;
