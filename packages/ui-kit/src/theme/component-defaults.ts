import type { ThemeOptions } from '@mui/material/styles';
import { FADED_ENDS } from './faded-ends';
import { FORCED } from './forced-colours';
import { BELOW, CONTROL, ELEVATION, FOCUS_RING, FONT_SIZE, INSET_FOCUS_RING, RADIUS, ROUND, WEIGHT } from './scale';
import { COARSE, COARSE_HEIGHT, MOUSE_TARGET, TOUCH, TOUCH_AREA, TOUCH_SIZE } from './touch';
import { colour, soft } from './variables';
import { inputDefaults } from './input-defaults';

const containedFill = (fill: string) => ({
  backgroundColor: fill,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${fill} 88%, black)` },
});

const paper = {
  backgroundImage: 'none',
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
};

/** Defaults of the MUI components: density, radius, focus, touch targets and forced colours, in one place. */
export const componentDefaults: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': FOCUS_RING } },
  },
  MuiStack: {
    defaultProps: { spacing: 4, useFlexGap: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        // Lists, figures and fieldsets have margins of the browser. A nested rule would come after the `sx` of the caller, and win.
        margin: 0,
        padding: 0,
        border: 0,
        '&:where(ul, ol)': { listStyle: 'none' },
        variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        fontSize: FONT_SIZE.form,
        fontWeight: WEIGHT.strong,
        lineHeight: 1.5,
        minHeight: CONTROL.normal,
        padding: '5px 16px',
        textAlign: 'center',
        ...COARSE_HEIGHT,
        [FORCED]: { border: '1px solid ButtonText' },
        variants: [
          { props: { variant: 'contained', color: 'primary' }, style: containedFill(colour.accentFill) },
          { props: { variant: 'contained', color: 'up' }, style: containedFill(colour.upFill) },
          { props: { variant: 'contained', color: 'down' }, style: containedFill(colour.downFill) },
          { props: { variant: 'contained', color: 'error' }, style: containedFill(colour.dangerFill) },
          {
            props: { variant: 'contained', color: 'inherit' },
            style: {
              color: colour.text,
              backgroundColor: colour.raised,
              '&:hover': { backgroundColor: soft(colour.quiet, 24) },
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: CONTROL.dense, fontSize: FONT_SIZE.table, padding: '2px 12px' },
          },
          // As high as the fields beside it.
          { props: { size: 'large' }, style: { minHeight: CONTROL.field, padding: '9px 20px' } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        flex: 'none',
        color: 'inherit',
        padding: 10,
        '&:hover, &[aria-current]': { backgroundColor: soft(colour.quiet, 16) },
        ...MOUSE_TARGET,
        ...TOUCH_SIZE,
        variants: [{ props: { size: 'small' }, style: { padding: 6 } }],
      },
    },
  },
  ...inputDefaults,
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: { root: { variants: [{ props: { invisible: false }, style: { backgroundColor: colour.veil } }] } },
  },
  MuiPopover: { styleOverrides: { paper: { ...paper, boxShadow: ELEVATION.floating } } },
  MuiMenu: { styleOverrides: { list: { paddingBlock: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        padding: '5px 16px',
        fontSize: FONT_SIZE.form,
        // A long entry wraps: at 400 % zoom the menu is narrower than its text.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&:focus-visible, &.Mui-focusVisible': { ...INSET_FOCUS_RING, backgroundColor: colour.raised },
        ...COARSE_HEIGHT,
      },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: { padding: '8px 16px 4px', fontSize: FONT_SIZE.dense, lineHeight: 1.5, backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...paper,
        borderRadius: RADIUS.panel,
        boxShadow: ELEVATION.modal,
        margin: 16,
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: 0, fontSize: FONT_SIZE.reading, lineHeight: 1.5, fontWeight: WEIGHT.strong } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        // Room for the focus ring of the first and the last control, which the scrolling content would cut off.
        margin: '-4px 0',
        padding: '4px 24px',
        fontSize: FONT_SIZE.form,
        // Without actions below it.
        '&:last-child': { marginBottom: 0, paddingBottom: 24 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: { root: { gap: 8, padding: '20px 24px', '& > :not(style) ~ *': { margin: 0 } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        ...paper,
        variants: [
          {
            props: { anchor: 'bottom' },
            style: {
              // Above it is room for a toast.
              maxHeight: 'min(92dvh, 100dvh - 68px)',
              borderRadius: `${RADIUS.panel}px ${RADIUS.panel}px 0 0`,
              borderWidth: '1px 0 0',
            },
          },
          { props: { anchor: 'left' }, style: { width: 'min(320px, 85vw)', borderWidth: '0 1px 0 0' } },
        ],
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300, enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: {
        fontSize: FONT_SIZE.dense,
        color: colour.panel,
        backgroundColor: colour.text,
        [FORCED]: { border: '1px solid CanvasText' },
      },
      arrow: { color: colour.text },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { alignItems: 'center', padding: '4px 12px', color: colour.text, backgroundColor: colour.panel },
      // Buttons below a text.
      action: { paddingTop: 0 },
      message: { overflowWrap: 'anywhere', '& > * + :is(button, .MuiStack-root)': { marginTop: 8 } },
    },
  },
  MuiSkeleton: { defaultProps: { variant: 'rounded' }, styleOverrides: { root: { backgroundColor: colour.raised } } },
  MuiChip: {
    styleOverrides: {
      root: {
        // A label wraps where the text around it does: cut, a state would not be told.
        height: 'auto',
        minHeight: CONTROL.dense,
        borderRadius: ROUND,
        fontSize: FONT_SIZE.table,
        [FORCED]: { border: '1px solid CanvasText' },
        [COARSE]: { '&.MuiChip-clickable': { minWidth: TOUCH, height: TOUCH, borderRadius: ROUND } },
      },
      label: { whiteSpace: 'inherit' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: CONTROL.normal,
        ...COARSE_HEIGHT,
        '&[data-full]': { flex: 1, '& .MuiTab-root': { flex: '1 0 auto', paddingInline: 6 } },
      },
      scroller: {
        ...FADED_ENDS,
        // A part of the next tab stays visible beside the selected one, as a hint that there are more.
        scrollPaddingInline: 32,
      },
      // The whole tab has the colour of a selection under forced colours.
      indicator: { backgroundColor: colour.accent, transition: 'none', [FORCED]: { display: 'none' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        minHeight: CONTROL.normal,
        padding: '6px 12px',
        fontSize: FONT_SIZE.table,
        fontWeight: WEIGHT.strong,
        lineHeight: 1.25,
        whiteSpace: 'nowrap',
        color: colour.quiet,
        ...COARSE_HEIGHT,
        '&:hover, &.Mui-selected': { color: colour.text },
        '&:focus-visible, &.Mui-focusVisible': INSET_FOCUS_RING,
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '6px 12px', fontSize: 'inherit', lineHeight: 1.5, borderColor: colour.line },
      head: { fontSize: FONT_SIZE.dense, fontWeight: WEIGHT.regular, color: colour.quiet },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { '&:hover, &.Mui-active': { color: colour.text }, '&:focus-visible': FOCUS_RING, ...TOUCH_SIZE },
    },
  },
  MuiPaginationItem: { styleOverrides: { root: { ...MOUSE_TARGET, ...TOUCH_AREA } } },
  MuiStepLabel: {
    // On a phone four labels stand beside each other.
    styleOverrides: { label: { fontSize: FONT_SIZE.table, [BELOW.sm]: { fontSize: FONT_SIZE.dense } } },
  },
  MuiStepIcon: { styleOverrides: { text: { fill: colour.panel } } },
  MuiStep: { styleOverrides: { root: { [BELOW.sm]: { paddingInline: 4 } } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { borderRadius: ROUND, backgroundColor: colour.raised, [FORCED]: { border: '1px solid CanvasText' } },
      bar: { [FORCED]: { backgroundColor: 'Highlight' } },
    },
  },
};
