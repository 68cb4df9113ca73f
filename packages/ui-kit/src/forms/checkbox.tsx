import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { colour } from '../theme/variables';

const Row = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, fontSize: 13 });

const Box = styled('input')({
  flex: 'none',
  width: 16,
  height: 16,
  margin: '2px 0 0',
  accentColor: colour.accent,
  cursor: 'pointer',
});

const Label = styled('label')({ cursor: 'pointer' });

export interface CheckboxProps {
  /** May hold links, as an agreement does. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Yes or no, with a label that can be pressed. */
export function Checkbox({ label, checked, onChange, disabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <Row>
      <Box
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Label htmlFor={id}>{label}</Label>
    </Row>
  );
}
