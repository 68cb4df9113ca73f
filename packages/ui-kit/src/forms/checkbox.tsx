import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode, type Ref } from 'react';

export interface CheckboxProps {
  /** May contain links: an agreement. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Error text below the label. */
  error?: string | undefined;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Yes or no, with a clickable label. */
export function Checkbox({ label, checked, onChange, onBlur, disabled = false, error, name, inputRef }: CheckboxProps) {
  const errorId = `${useId()}-error`;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <MuiCheckbox
            name={name}
            checked={checked}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': error === undefined ? undefined : errorId,
              },
            }}
          />
        }
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
