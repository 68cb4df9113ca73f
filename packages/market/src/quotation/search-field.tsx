import { colour, Icon } from '@bourse/ui-kit';
import styled from '@emotion/styled';

const Field = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  width: 240,
  height: 36,
  padding: '0 10px',
  borderRadius: 6,
  border: `1px solid ${colour.edge}`,
  color: colour.quiet,
  backgroundColor: colour.panel,
  '&:focus-within': { borderColor: colour.accent, boxShadow: `0 0 0 1px ${colour.accent}` },
  '@media (max-width: 600px)': { width: '100%' },
});

const Input = styled('input')({
  all: 'unset',
  flex: 1,
  minWidth: 0,
  fontSize: 14,
  color: colour.text,
  '&::placeholder': { color: colour.quiet, opacity: 1 },
  '&::-webkit-search-cancel-button': { cursor: 'pointer' },
  // Smaller letters make iPhones zoom in.
  '@media (max-width: 600px)': { fontSize: 16 },
});

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Field>
      <Icon name="search" size={16} />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
