import type { ThemeOptions } from '@mui/material/styles';
import { FORCED } from './forced-colours';
import { BELOW, CONTROL, ELEVATION, FOCUS_RING, FONT_SIZE, INSET_FOCUS_RING } from './scale';
import { COARSE, COARSE_HEIGHT, MOUSE_TARGET, TOUCH_AREA } from './touch';
import { colour } from './variables';

/** A box or ring to tick. Its focus ring is inside: around it, the ring would lie over the first letter of the label. */
const CHECK = {
  padding: 4,
  ...MOUSE_TARGET,
  ...TOUCH_AREA,
  '&:focus-visible, &.Mui-focusVisible': INSET_FOCUS_RING,
};

/** Defaults of labels, text fields, selects, checks, switches and sliders. */
export const inputDefaults: NonNullable<ThemeOptions['components']> = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: FONT_SIZE.table,
        lineHeight: 1.5,
        color: colour.quiet,
        '&.Mui-focused': { color: colour.quiet },
        '&.Mui-error': { color: colour.danger },
      },
    },
  },
  MuiFormControlLabel: {
    // The box is aligned, not the area around it that reacts to a press.
    styleOverrides: { root: { marginInline: '-4px 0', ...COARSE_HEIGHT }, label: { fontSize: FONT_SIZE.table } },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: FONT_SIZE.dense, lineHeight: 1.5, color: colour.quiet } },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        gap: 8,
        fontSize: FONT_SIZE.form,
        lineHeight: 1.5,
        // iOS zooms into inputs with a smaller font.
        [BELOW.sm]: { fontSize: FONT_SIZE.reading },
      },
      input: {
        '&::placeholder': { color: colour.quiet, opacity: 1 },
        '&:autofill': { WebkitTextFillColor: colour.text, boxShadow: `0 0 0 100px ${colour.panel} inset` },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: CONTROL.field,
        paddingInline: 12,
        backgroundColor: colour.panel,
        ...COARSE_HEIGHT,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: colour.edge },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.quiet },
        '&.Mui-disabled': { backgroundColor: colour.raised },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colour.line },
      },
      input: { padding: '9px 0', height: 'auto', [COARSE]: { paddingBlock: 10 } },
      notchedOutline: { top: 0, '& > legend': { display: 'none' } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // As high as the other fields.
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 12 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '9px 0', [COARSE]: { paddingBlock: 10 } },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: 'auto', '&:focus': { backgroundColor: 'transparent' } },
      icon: { right: 8, color: colour.quiet },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: CHECK },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: CHECK },
  },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      // Else the focus ring is cut off.
      root: { overflow: 'visible' },
      track: { [FORCED]: { boxSizing: 'border-box', border: '1px solid ButtonText', opacity: 1 } },
      // White on white without a border.
      thumb: {
        boxSizing: 'border-box',
        border: `1px solid ${colour.edge}`,
        boxShadow: ELEVATION.none,
        [FORCED]: { backgroundColor: 'ButtonText' },
      },
      switchBase: {
        [FORCED]: {
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight', opacity: 1 },
          '&.Mui-checked .MuiSwitch-thumb': { border: '1px solid Highlight', backgroundColor: 'Canvas' },
        },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      rail: { [FORCED]: { backgroundColor: 'CanvasText' } },
      track: { [FORCED]: { backgroundColor: 'Highlight', borderColor: 'Highlight' } },
      thumb: {
        '&::before': { boxShadow: ELEVATION.none },
        '&:focus-visible, &.Mui-focusVisible': FOCUS_RING,
        [FORCED]: { backgroundColor: 'Highlight', border: '1px solid ButtonText' },
      },
      mark: {
        [FORCED]: {
          border: '2px solid ButtonText',
          '&.MuiSlider-markActive': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        },
      },
    },
  },
};
