import { CONTROL } from './scale';

/** Height of controls that the user touches, CSS pixels (WCAG 2.5.5). With a mouse 24 px are enough (WCAG 2.5.8). */
export const TOUCH = 44;

/** A finger is the pointer. */
export const COARSE = '@media (pointer: coarse)';

/** For styles of a control as wide as its content: at least 44 px high where a finger is the pointer. */
export const COARSE_HEIGHT = { [COARSE]: { minHeight: TOUCH } };

/** The smallest target of a mouse (WCAG 2.5.8). */
export const MOUSE_TARGET = { minWidth: CONTROL.dense, minHeight: CONTROL.dense };

/** For styles of a control: at least 44 × 44 px where a finger is the pointer. */
export const TOUCH_SIZE = { [COARSE]: { minWidth: TOUCH, minHeight: TOUCH } } as const;

/**
 * For styles of a control that has no room for `TOUCH_SIZE`: extends its touch area to 44 px without changing the layout. The area is
 * an invisible child, therefore the control must be positioned: in any way, so that a style after this one may place it absolutely.
 */
export const TOUCH_AREA = {
  position: 'relative',
  [COARSE]: {
    '&::after': { content: '""', position: 'absolute', inset: `min(0px, calc((100% - ${TOUCH}px) / 2))` },
  },
} as const;
