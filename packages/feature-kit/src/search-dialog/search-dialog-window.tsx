import {
  Box,
  BELOW,
  COARSE,
  colour,
  Dialog,
  FONT_SIZE,
  Icon,
  INSET_FOCUS_RING,
  Kbd,
  RADIUS,
  Text,
  TOUCH,
  uiKitMessages,
  useAutocomplete,
  VisuallyHidden,
  hairline,
  space,
} from '@bourse/ui-kit';
import { useState } from 'react';
import type { SearchDialogProps, SearchOption } from './search-dialog';

const SEARCH_LAYOUT = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  margin: space(0, 6, 2),
  padding: space(0, 3),
  height: TOUCH,
  flex: 'none',
  border: hairline(colour.edge),
  borderRadius: `${RADIUS.control}px`,
  color: colour.quiet,
  '&:focus-within': { borderColor: colour.accent },
  [BELOW.sm]: { marginInline: 3 },
} as const;

const INPUT = {
  all: 'unset',
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  color: colour.text,
  fontSize: FONT_SIZE.reading,
  '&::placeholder': { color: colour.quiet, opacity: 1 },
} as const;

/** Of the list, whatever it contains: the field does not move while the user types. CSS pixels. */
const LIST_HEIGHT = 420;

const LIST = {
  margin: 0,
  padding: space(0, 4, 4),
  height: `min(${LIST_HEIGHT}px, 60dvh)`,
  overflowY: 'auto',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [BELOW.sm]: { paddingInline: 1 },
} as const;

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  padding: 2,
  borderRadius: `${RADIUS.control}px`,
  fontSize: FONT_SIZE.form,
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: colour.raised, ...INSET_FOCUS_RING },
  [COARSE]: { minHeight: TOUCH, boxSizing: 'border-box' },
} as const;

const all = (options: SearchOption[]) => options;

/** An editable combobox whose list is always open (WAI-ARIA 1.2, combobox). MUI's hook needs its elements in the same commit. */
function Combobox({ title, label, find, typedAhead, onPick, onClose }: SearchDialogProps) {
  const text = uiKitMessages.useText();
  const [typed, setTyped] = useState(() => typedAhead?.() ?? '');
  const options = find(typed);
  const pick = (option: SearchOption | null) => {
    if (!option) return;
    onClose();
    onPick(option.id);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    open: true,
    options,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    groupBy: ({ group }) => group,
    getOptionLabel: (option) => option.label,
    getOptionKey: ({ id }) => id,
    filterOptions: all,
    onInputChange: (_event, next, reason) => reason === 'input' && setTyped(next),
    onChange: (_event, option) => pick(option),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  return (
    <div {...getRootProps()}>
      <Box sx={SEARCH_LAYOUT}>
        <Icon name="search" size={16} />
        <Box
          component="input"
          sx={INPUT}
          {...getInputProps()}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog for typing
          autoFocus
          type="text"
          aria-label={label}
          placeholder={label}
          spellCheck={false}
          enterKeyHint="go"
        />
      </Box>
      <VisuallyHidden as="output">{text('results.count', { count: options.length })}</VisuallyHidden>
      {options.length === 0 && (
        <Text tone="quiet" style={{ padding: space(3, 6) }}>
          {text('select.none')}
        </Text>
      )}
      <Box component="ul" sx={LIST} {...getListboxProps()} aria-labelledby={undefined} aria-label={title}>
        {groupedOptions.map(({ group, index, options: members }) => (
          <li key={group} role="presentation">
            <Text as="div" size="dense" tone="quiet" style={{ padding: space(2, 2, 1) }} aria-hidden>
              {group}
            </Text>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options; <fieldset> groups fields */}
            <ul role="group" aria-label={group}>
              {members.map((option, offset) => {
                const { key: _key, ...attributes } = getOptionProps({ option, index: index + offset });
                const labelId = `${attributes.id}-label`;
                const asideId = `${attributes.id}-aside`;
                const named = option.aside !== undefined && {
                  'aria-labelledby': labelId,
                  'aria-describedby': asideId,
                };
                return (
                  <Box component="li" sx={OPTION} key={option.id} {...attributes} {...named} lang={option.lang}>
                    <span id={labelId}>{option.label}</span>
                    {option.aside !== undefined && <span id={asideId}>{option.aside}</span>}
                    {option.keyShortcut !== undefined && <Kbd>{option.keyShortcut}</Kbd>}
                  </Box>
                );
              })}
            </ul>
          </li>
        ))}
      </Box>
    </div>
  );
}

/** The MUI part of `SearchDialog`. */
export function SearchDialogWindow(props: SearchDialogProps) {
  return (
    <Dialog open isFlush isWide hasCloseButton title={props.title} onClose={props.onClose}>
      <Combobox {...props} />
    </Dialog>
  );
}
