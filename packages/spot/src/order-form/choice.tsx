import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId } from 'react';

const Group = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '&[data-quiet]': { gridAutoColumns: 'max-content', gap: 16 },
});

const Option = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 36,
  borderRadius: 6,
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  color: colour.quiet,
  backgroundColor: colour.raised,
  '&:hover': { color: colour.text },
  '&:has(:focus-visible)': { outline: `2px solid ${colour.accent}`, outlineOffset: 1 },
  '&:has(:checked)[data-tone="up"]': { color: '#ffffff', backgroundColor: colour.upFill },
  '&:has(:checked)[data-tone="down"]': { color: '#ffffff', backgroundColor: colour.downFill },
  '[data-quiet] > &': { minHeight: 28, fontSize: 13, fontWeight: 500, borderRadius: 0, backgroundColor: 'transparent' },
  '[data-quiet] > &:has(:checked)': { color: colour.text, boxShadow: `inset 0 -2px ${colour.accent}` },
});

// The radio itself is there for keyboard and screen reader; the label is what one sees and presses.
const Radio = styled('input')({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly tone?: 'up' | 'down' }[];
  /** Underlined words instead of blocks. */
  readonly isQuiet?: boolean;
}

/** One of a few, all in sight: radio buttons by nature, so arrow keys and screen readers know them. */
export function Choice<Value extends string>({ label, value, onChange, options, isQuiet = false }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} data-quiet={isQuiet || undefined}>
      {options.map((option) => (
        <Option key={option.value} data-tone={option.tone}>
          <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Option>
      ))}
    </Group>
  );
}
