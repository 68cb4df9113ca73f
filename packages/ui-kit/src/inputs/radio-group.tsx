import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import MuiRadioGroup from '@mui/material/RadioGroup';
import { useId, type ReactNode } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string;
  error?: string | undefined;
  isRow?: boolean;
}

/** One value of a few, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, name, error, isRow = false } = props;
  const id = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id}>{label}</FormLabel>
      <MuiRadioGroup
        row={isRow}
        sx={{ columnGap: 4 }}
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        name={name}
        value={value ?? null}
        onChange={(_event, next) => {
          const option = options.find((each) => each.value === next);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={option.disabled ?? false}
            control={<Radio />}
          />
        ))}
      </MuiRadioGroup>
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
