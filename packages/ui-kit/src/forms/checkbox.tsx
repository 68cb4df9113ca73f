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
const Problem = styled('p')({ margin: '4px 0 0 24px', fontSize: 12, color: colour.danger });

export interface CheckboxProps {
  /** May hold links, as an agreement does. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** What is wrong, said below and tied to the box. */
  error?: string | undefined;
  name?: string;
}

/** Yes or no, with a label that can be pressed. */
export function Checkbox({ label, checked, onChange, disabled = false, error, name }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Row>
        <Box
          type="checkbox"
          name={name}
          id={id}
          checked={checked}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Label htmlFor={id}>{label}</Label>
      </Row>
      {error !== undefined && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
    </div>
  );
}
