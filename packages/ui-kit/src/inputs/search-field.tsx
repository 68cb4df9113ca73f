import styled from '@emotion/styled';
import { useRef } from 'react';
import { PlainButton } from '../actions/plain-button';
import { Icon } from '../icons/icon';
import { uiKitMessages } from '../locales/messages';
import { BELOW, FOCUS_RING, FONT_SIZE, RADIUS } from '../theme/scale';
import { COARSE, TOUCH } from '../theme/touch';
import { colour } from '../theme/variables';

const SearchFieldRoot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  height: 36,
  // The touch area is the input, which lies inside the border.
  [COARSE]: { height: TOUCH + 2 },
  padding: '0 12px',
  border: `1px solid ${colour.edge}`,
  borderRadius: RADIUS.control,
  color: colour.quiet,
  backgroundColor: colour.panel,
  '&:focus-within': FOCUS_RING,
});

const Input = styled('input')({
  all: 'unset',
  flex: 1,
  alignSelf: 'stretch',
  // A width in per cent: else the browser's own width of an input is the smallest one of the field.
  width: '100%',
  minWidth: 0,
  fontSize: FONT_SIZE.form,
  color: colour.text,
  // iOS zooms into inputs with a smaller font.
  [BELOW.sm]: { fontSize: FONT_SIZE.reading },
  '&::placeholder': { color: colour.quiet, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Clear = styled(PlainButton)({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: RADIUS.control,
});

export interface SearchFieldProps {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter: opens the first result. */
  onEnter?: () => void;
  /** The down arrow: moves the focus to the first result. */
  onDown?: () => void;
  maxLength?: number;
  /** The key that focuses the field. */
  keyShortcut?: string;
}

/**
 * Narrows a list by a typed text; Escape and a button clear it. Plain Emotion, because pair lists belong to the first load and MUI's
 * input does not. The caller gives the width and the `search` element, which also has the list's other filters.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onEnter, onDown, maxLength, keyShortcut } = props;
  const text = uiKitMessages.useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchFieldRoot>
      <Icon name="search" size={16} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={keyShortcut}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Keys during the composition of characters belong to the input method.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && value !== '') onChange('');
          else if (event.key === 'Enter') onEnter?.();
          else if (event.key === 'ArrowDown' && onDown) {
            event.preventDefault();
            onDown();
          }
        }}
      />
      {value !== '' && (
        <Clear
          type="button"
          aria-label={text('search.clear')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={14} />
        </Clear>
      )}
    </SearchFieldRoot>
  );
}
