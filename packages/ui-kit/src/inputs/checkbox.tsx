import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldNotes, noteIds } from './field-notes';

export interface CheckboxProps {
  /** May contain links: an agreement. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Error text below the label. */
  error?: string | undefined;
  /** One line below the label belongs to the error, also while there is none. */
  keepsErrorRoom?: boolean | string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Yes or no, with a clickable label. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, onBlur, disabled = false, error, keepsErrorRoom = false, name, inputRef } = props;
  const id = useId();
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
                'aria-describedby': noteIds(id, { error }),
              },
            }}
          />
        }
      />
      {/* Below the label, not below the box. */}
      <div style={{ paddingInlineStart: 24 }}>
        <FieldNotes {...{ id, error, keepsErrorRoom }} />
      </div>
    </FormControl>
  );
}
