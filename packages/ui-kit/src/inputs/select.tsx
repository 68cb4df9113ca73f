import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import { useId, useState, type Ref } from 'react';
import { useIsTouch } from '../hooks/use-media';
import { useOverlay } from '../overlays/use-overlay';
import { colour } from '../theme/variables';
import { Field } from './field';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  label: string;
  options: readonly SelectOption<Value>[];
  /** `undefined`: nothing is selected. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** One line below the control belongs to the error, also while there is none. */
  keepsErrorRoom?: boolean;
  name?: string;
  autoComplete?: string;
  hideLabel?: boolean;
  inputRef?: Ref<HTMLSelectElement | HTMLInputElement>;
}

/** One value of a list: the native picker on touch screens, a menu elsewhere. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, onBlur, placeholder = '', error, hint, disabled = false } = props;
  const { name, autoComplete, hideLabel = false, keepsErrorRoom = false, inputRef } = props;
  const labelId = useId();
  const isNative = useIsTouch();
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => setOpen(false));
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ label, labelId, hideLabel, error, hint, disabled, keepsErrorRoom }}>
      {({ id, ...aria }) => (
        <MuiSelect
          native={isNative}
          id={id}
          labelId={hideLabel ? undefined : labelId}
          displayEmpty
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          name={name}
          value={value ?? ''}
          autoComplete={autoComplete}
          renderValue={() => chosen?.label ?? placeholder}
          style={chosen ? undefined : { color: colour.quiet }}
          inputRef={inputRef}
          onBlur={onBlur}
          onChange={(event) => {
            const option = options.find((each) => each.value === event.target.value);
            if (option) onChange(option.value);
          }}
          SelectDisplayProps={{ 'aria-label': aria['aria-label'], 'aria-describedby': aria['aria-describedby'] }}
          inputProps={isNative ? { id, ...aria } : { 'aria-invalid': aria['aria-invalid'] }}
        >
          {isNative && value === undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            isNative ? (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ) : (
              <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.label}
              </MenuItem>
            ),
          )}
        </MuiSelect>
      )}
    </Field>
  );
}
