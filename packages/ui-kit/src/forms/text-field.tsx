import MuiTextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong, said beside the field and tied to it. */
  error?: string | undefined;
  hint?: string;
  name?: string;
  type?: 'text' | 'email' | 'search' | 'password';
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  disabled?: boolean;
  required?: boolean;
  placeholder?: string;
  /** Behind the text, inside the frame. */
  end?: ReactNode;
  /** The label is there for screen readers alone: search boxes. */
  hideLabel?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  maxLength,
  end,
  hideLabel = false,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <MuiTextField
      {...rest}
      type={type}
      size="small"
      fullWidth
      label={hideLabel ? undefined : label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{
        input: { endAdornment: end },
        htmlInput: { maxLength, ...(hideLabel && { 'aria-label': label }) },
        formHelperText: { role: error === undefined ? undefined : 'alert' },
      }}
    />
  );
}
