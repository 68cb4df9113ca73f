import MuiAutocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode, type Ref } from 'react';
import { uiKitMessages } from '../locales/messages';
import { useOverlay } from '../overlays/use-overlay';
import { Field } from './field';

export interface AutocompleteProps<Option> {
  label: string;
  options: readonly Option[];
  value: Option | undefined;
  onChange: (value: Option | undefined) => void;
  /** Text of an option: shown in the field and searched. */
  optionLabel: (option: Option) => string;
  optionKey: (option: Option) => string;
  isOptionDisabled?: (option: Option) => boolean;
  /** Content of an option in the list. Default: its text. */
  renderOption?: (option: Option) => ReactNode;
  /** Heading of the group of an option. The options must be sorted by it. */
  groupBy?: (option: Option) => string;
  onBlur?: () => void;
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** One line below the control belongs to the error, also while there is none. */
  keepsErrorRoom?: boolean;
  isLoading?: boolean;
  /** Forbids an empty field. */
  isRequired?: boolean;
  name?: string;
  /** The `autocomplete` attribute. Default `off`. */
  autoComplete?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One value of a long list, found by typing: country, currency, pair. */
export function Autocomplete<Option>(props: AutocompleteProps<Option>) {
  const { label, options, value, onChange, optionLabel, optionKey, isOptionDisabled, renderOption, groupBy } = props;
  const { onBlur, autoComplete = 'off', keepsErrorRoom = false } = props;
  const { placeholder, error, hint, disabled = false, isLoading = false, isRequired = false, name, inputRef } = props;
  const text = uiKitMessages.useText();
  const [isOpen, setOpen] = useState(false);
  // MUI resets its own input text when the value is another object, for example after the options were loaded again. The
  // typed text is kept here until the user chooses an option or leaves the field.
  const [typed, setTyped] = useState<string>();
  useOverlay(isOpen, () => setOpen(false));
  return (
    <Field {...{ label, error, hint, disabled, keepsErrorRoom }}>
      {(aria) => (
        <MuiAutocomplete<Option, false, boolean>
          id={aria.id}
          options={options}
          value={value ?? null}
          inputValue={typed ?? (value === undefined ? '' : optionLabel(value))}
          onInputChange={(_event, next, reason) => reason === 'input' && setTyped(next)}
          onChange={(_event, next) => {
            setTyped(undefined);
            onChange(next ?? undefined);
          }}
          getOptionLabel={optionLabel}
          getOptionKey={optionKey}
          isOptionEqualToValue={(one, other) => optionKey(one) === optionKey(other)}
          {...(groupBy && { groupBy })}
          {...(isOptionDisabled && { getOptionDisabled: isOptionDisabled })}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          autoHighlight
          selectOnFocus
          disableClearable={isRequired}
          disabled={disabled}
          loading={isLoading}
          onBlur={() => {
            setTyped(undefined);
            onBlur?.();
          }}
          noOptionsText={text('select.none')}
          loadingText={text('table.loading')}
          openText={text('select.open')}
          closeText={text('action.close')}
          clearText={text('select.clear')}
          renderOption={({ key: _key, ...attributes }, option) => (
            <li key={optionKey(option)} {...attributes}>
              {renderOption ? renderOption(option) : optionLabel(option)}
            </li>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              name={name}
              placeholder={placeholder}
              inputRef={inputRef}
              slotProps={{
                input: {
                  ...slotProps.htmlInput,
                  autoComplete,
                  'aria-invalid': aria['aria-invalid'],
                  'aria-describedby': aria['aria-describedby'],
                },
              }}
            />
          )}
        />
      )}
    </Field>
  );
}
