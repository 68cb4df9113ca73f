import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { colour } from '../theme/variables';

const Above = styled(FormLabel)({
  marginBottom: 4,
  // Not part of the accessible name: `aria-required` says it.
  '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: colour.danger },
});

/** A line of the error with its margin, CSS pixels. */
const ERROR_LINE = 21;
const Errors = styled('div')({ '&[data-roomy]': { minHeight: ERROR_LINE } });

/** Attributes that connect an input with its label, hint and error. */
export interface FieldInput {
  id: string;
  'aria-label': string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  /** For screen readers only, where the surroundings name the field. */
  hideLabel?: boolean;
  error: string | undefined;
  hint: string | undefined;
  disabled: boolean;
  required?: boolean | undefined;
  /** One line below the control belongs to the error, also while there is none: an error moves nothing. */
  keepsErrorRoom?: boolean;
  /** The label belongs to an element that is not an `input`: a select. */
  labelId?: string;
  children: (input: FieldInput) => ReactNode;
}

/**
 * Layout of every field: label above, control, error and hint below. The form announces errors. Not MUI's `TextField`, which would load its select and
 * menu with every input.
 */
export function Field(props: FieldProps) {
  const {
    label,
    hideLabel = false,
    error,
    hint,
    disabled,
    required = false,
    keepsErrorRoom,
    labelId,
    children,
  } = props;
  const id = useId();
  const [isVisited, setVisited] = useState(false);
  const errorId = error === undefined ? undefined : `${id}-error`;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled} onFocus={() => setVisited(true)}>
      {!hideLabel && (
        <Above id={labelId} htmlFor={id} data-required={required || undefined}>
          {label}
        </Above>
      )}
      {children({
        id,
        'aria-label': hideLabel ? label : undefined,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, hintId].filter((each) => each !== undefined).join(' ') || undefined,
        'aria-required': required || undefined,
      })}
      {/* After a submit the form announces how many fields are wrong; a field that the user has filled in announces its own error. */}
      <Errors data-roomy={keepsErrorRoom || undefined} aria-live={isVisited ? 'polite' : undefined}>
        {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
      </Errors>
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
