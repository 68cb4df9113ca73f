import { colour, Icon } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { marketMessages } from '../messages';

const Field = styled('search')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  margin: 8,
  padding: '0 8px',
  borderRadius: 6,
  color: colour.quiet,
  backgroundColor: colour.raised,
  '&:focus-within': { outline: `2px solid ${colour.accent}`, outlineOffset: -1 },
});

const Input = styled('input')({
  all: 'unset',
  flex: 1,
  minWidth: 0,
  fontSize: 13,
  color: colour.text,
  // Smaller letters make iPhones zoom in.
  '@media (max-width: 600px)': { fontSize: 16 },
  '&::placeholder': { color: colour.quiet },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Clear = styled('button')({
  all: 'unset',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 4,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${colour.accent}` },
});

export interface PairSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows the list by name; Escape clears. */
export function PairSearch({ value, onChange }: PairSearchProps) {
  const text = marketMessages.useText();
  return (
    <Field>
      <Icon name="search" size={16} />
      <Input
        type="search"
        aria-label={text('pairs.search')}
        placeholder={text('pairs.search')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <Clear type="button" aria-label={text('pairs.clearSearch')} onClick={() => onChange('')}>
          <Icon name="close" size={14} />
        </Clear>
      )}
    </Field>
  );
}
