import {
  BELOW,
  colour,
  CONTROL,
  FADED_ENDS,
  FONT_SIZE,
  INSET_FOCUS_RING,
  PlainButton,
  RADIUS,
  space,
  TOUCH_SIZE,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useChosenInView } from './use-chosen-in-view';

const Bar = styled('fieldset')({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...FADED_ENDS,
});

const Choice = styled(PlainButton)({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: CONTROL.normal,
  ...TOUCH_SIZE,
  padding: space(0, 3),
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.regular,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  [BELOW.sm]: { padding: space(0, 2), fontSize: FONT_SIZE.table },
  '&:hover': { color: colour.text },
  '&:focus-visible': INSET_FOCUS_RING,
  '&[aria-pressed="true"]': { color: colour.text, backgroundColor: colour.raised },
});

export interface ChoiceItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

export interface ChoiceBarProps<Id extends string> {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly items: readonly ChoiceItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few, as a row of buttons; a row that is too long scrolls to the one that is chosen. */
export function ChoiceBar<Id extends string>({ label, items, value, onChange }: ChoiceBarProps<Id>) {
  const bar = useChosenInView<HTMLFieldSetElement>(value, items[0]?.id);
  return (
    <Bar aria-label={label} ref={bar}>
      {items.map((item) => (
        <Choice key={item.id} type="button" aria-pressed={item.id === value} onClick={() => onChange(item.id)}>
          {item.label}
        </Choice>
      ))}
    </Bar>
  );
}
