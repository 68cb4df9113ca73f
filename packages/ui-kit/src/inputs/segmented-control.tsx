import styled from '@emotion/styled';
import { useId } from 'react';
import { CONTROL, FOCUS_RING, FONT_SIZE, RADIUS, WEIGHT } from '../theme/scale';
import { COARSE, TOUCH, TOUCH_SIZE } from '../theme/touch';
import { colour } from '../theme/variables';

const Group = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '&[data-quiet]': { gridAutoColumns: 'max-content', gap: 16 },
});

const Segment = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: CONTROL.normal,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.strong,
  cursor: 'pointer',
  color: colour.quiet,
  '&:hover': { color: colour.text },
  '&:has(:focus-visible)': FOCUS_RING,
  // The one look of a selection: a quiet surface and strong text.
  '&:has(:checked):not([data-tone])': { color: colour.text, backgroundColor: colour.raised },
  '&:has(:checked)[data-tone="up"]': { color: colour.onFill, backgroundColor: colour.upFill },
  '&:has(:checked)[data-tone="down"]': { color: colour.onFill, backgroundColor: colour.downFill },
  '&:has(:disabled)': { color: colour.quiet, opacity: 0.5, '&, & input': { cursor: 'not-allowed' } },
  '[data-quiet] > &': {
    minHeight: CONTROL.dense,
    fontSize: FONT_SIZE.table,
    fontWeight: WEIGHT.strong,
    borderRadius: 0,
    backgroundColor: 'transparent',
    [COARSE]: { minHeight: TOUCH },
  },
  ...TOUCH_SIZE,
  '[data-quiet] > &:has(:checked)': {
    color: colour.text,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 -2px ${colour.accent}`,
  },
});

// The radio input serves assistive technology and keyboard; the label is visible and clickable.
const Radio = styled('input')({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly {
    value: Value;
    label: string;
    tone?: 'up' | 'down';
    /** The key that chooses it. */
    keyShortcut?: string;
    /** Why it cannot be chosen. */
    unavailable?: string;
  }[];
  /** Underlined words instead of blocks. */
  isQuiet?: boolean;
}

/**
 * One value of a few, as blocks side by side or as underlined words: radio buttons for arrow keys and screen readers. Plain Emotion,
 * because the first screens have it and MUI's radio costs more bytes.
 */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  isQuiet = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} data-quiet={isQuiet || undefined}>
      {options.map((option) => (
        <Segment
          key={option.value}
          data-tone={option.tone}
          title={option.unavailable ?? option.keyShortcut?.toUpperCase()}
        >
          <Radio
            type="radio"
            name={name}
            aria-keyshortcuts={option.keyShortcut}
            checked={option.value === value}
            disabled={option.unavailable !== undefined}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
