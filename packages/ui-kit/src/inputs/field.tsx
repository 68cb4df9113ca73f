import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { FONT_SIZE } from '../theme/scale';
import { colour } from '../theme/variables';
import { FieldNotes, noteIds } from './field-notes';

const Above = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  marginBottom: 4,
});
const Label = styled(FormLabel)({
  // Not part of the accessible name: `aria-required` says it.
  '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: colour.danger },
});

const Aside = styled('span')({
  marginInlineStart: 'auto',
  fontSize: FONT_SIZE.dense,
  lineHeight: 1.625,
  color: colour.quiet,
});

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
  /** At the end of the label's line, also beside an error: an available balance, limits, values to choose. Text is part of the description. */
  aside?: ReactNode;
  disabled: boolean;
  required?: boolean | undefined;
  /** Room below the control belongs to the error, also while there is none, so that it moves nothing: a line, or that of the longest error. */
  keepsErrorRoom?: boolean | string;
  /** The label belongs to an element that is not an `input`: a select. */
  labelId?: string;
  children: (input: FieldInput) => ReactNode;
}

/**
 * Layout of every field: label above, control, error or hint below. The form announces errors. Not MUI's `TextField`, which would load its select and
 * menu with every input.
 */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, error, hint, aside, disabled, required = false } = props;
  const { keepsErrorRoom = false, labelId, children } = props;
  const id = useId();
  const [isVisited, setVisited] = useState(false);
  const asideId = typeof aside === 'string' ? `${id}-aside` : undefined;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled} onFocus={() => setVisited(true)}>
      {!hideLabel && (
        <Above>
          <Label id={labelId} htmlFor={id} data-required={required || undefined}>
            {label}
          </Label>
          {aside !== undefined && <Aside id={asideId}>{aside}</Aside>}
        </Above>
      )}
      {children({
        id,
        'aria-label': hideLabel ? label : undefined,
        'aria-invalid': error !== undefined,
        'aria-describedby':
          [noteIds(id, { error, hint }), asideId].filter((each) => each !== undefined).join(' ') || undefined,
        'aria-required': required || undefined,
      })}
      {/* After a submit the form announces how many fields are wrong; a field that the user has filled in announces its own error. */}
      <FieldNotes {...{ id, error, hint, keepsErrorRoom }} isLive={isVisited} />
    </FormControl>
  );
}
