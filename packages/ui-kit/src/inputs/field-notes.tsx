import FormHelperText from '@mui/material/FormHelperText';
import styled from '@emotion/styled';
import { FONT_SIZE } from '../theme/scale';

// Error and hint are in one grid cell: an error that takes the hint's place changes the height only if it is longer.
const Cell = styled('div')({
  display: 'grid',
  '&[data-roomy]::before': { content: 'attr(data-roomy)', paddingTop: 3, fontSize: FONT_SIZE.dense, lineHeight: 1.5 },
  '&::before, & > *': { gridArea: '1 / 1', minWidth: 0 },
  '&::before, & > [data-covered]': { visibility: 'hidden' },
});

/** The ids of the visible notes of a field, for `aria-describedby`. */
export const noteIds = (id: string, { error, hint }: { readonly error?: unknown; readonly hint?: unknown }) =>
  [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined;

export interface FieldNotesProps {
  /** The id of the field; the notes have `-error` and `-hint` behind it. */
  readonly id: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** Room belongs to the error, also while there is none, so that it moves nothing: one line, or that of the longest error. */
  readonly keepsErrorRoom: boolean | string;
  /** The error is announced when it appears. */
  readonly isLive?: boolean;
}

/** Below a control: its error, else its hint. The hint remains a part of the description while the error covers it. */
export function FieldNotes({ id, error, hint, keepsErrorRoom, isLive = false }: FieldNotesProps) {
  return (
    <Cell data-roomy={keepsErrorRoom === true ? '\u00a0' : keepsErrorRoom || undefined}>
      <div aria-live={isLive ? 'polite' : undefined}>
        {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      </div>
      {hint !== undefined && (
        <FormHelperText id={`${id}-hint`} error={false} data-covered={error !== undefined || undefined}>
          {hint}
        </FormHelperText>
      )}
    </Cell>
  );
}
