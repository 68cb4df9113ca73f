import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { colour } from '../theme/variables';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

const Above = styled('label')({ fontSize: 13, color: colour.quiet });
const Inside = styled('label')({ flex: 'none', fontSize: 13, color: colour.quiet, whiteSpace: 'nowrap' });

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 12px',
  backgroundColor: colour.panel,
  border: `1px solid ${colour.edge}`,
  borderRadius: 6,
  '&:hover': { borderColor: colour.quiet },
  '&:focus-within': { borderColor: colour.accent, boxShadow: `0 0 0 1px ${colour.accent}` },
  '&[data-invalid]': { borderColor: colour.danger },
  '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${colour.danger}` },
  '&[data-disabled]': { backgroundColor: colour.raised, borderColor: colour.line },
  '& input': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    height: 38,
    padding: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    fontSize: 14,
    color: colour.text,
    background: 'none',
    // Smaller letters make iPhones zoom in.
    '@media (max-width: 600px)': { fontSize: 16 },
    '&::placeholder': { color: colour.quiet, opacity: 1 },
    '&:disabled': { color: colour.quiet, WebkitTextFillColor: 'currentColor' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // A password manager's yellow has no contrast by night.
    '&:autofill': { WebkitTextFillColor: colour.text, boxShadow: `0 0 0 100px ${colour.panel} inset` },
  },
});

const Below = styled('p')({
  margin: 0,
  fontSize: 12,
  color: colour.quiet,
  '&[role="alert"]': { color: colour.danger },
});

/** What the input of a field takes over: its id for the label, and the words below it. */
interface FieldInputProps {
  id: string;
  disabled: boolean;
  'aria-label': string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  label: string;
  /** `hidden`: for screen readers alone, as in search boxes. */
  labelPlace: 'above' | 'inside' | 'hidden';
  error: string | undefined;
  hint: string | undefined;
  disabled: boolean;
  start?: ReactNode;
  end?: ReactNode;
  children: (input: FieldInputProps) => ReactNode;
}

/** Label, frame and the words below a field, tied together: what is wrong is said beside the field it is about. */
export function FieldFrame({ label, labelPlace, error, hint, disabled, start, end, children }: FieldFrameProps) {
  const id = useId();
  const words = error ?? hint;
  const wordsId = `${id}-words`;
  return (
    <Root>
      {labelPlace === 'above' && <Above htmlFor={id}>{label}</Above>}
      <Frame data-invalid={error === undefined ? undefined : true} data-disabled={disabled || undefined}>
        {labelPlace === 'inside' && <Inside htmlFor={id}>{label}</Inside>}
        {start}
        {children({
          id,
          disabled,
          'aria-label': labelPlace === 'hidden' ? label : undefined,
          'aria-invalid': error !== undefined,
          'aria-describedby': words === undefined ? undefined : wordsId,
        })}
        {end}
      </Frame>
      {words !== undefined && (
        <Below id={wordsId} role={error === undefined ? undefined : 'alert'}>
          {words}
        </Below>
      )}
    </Root>
  );
}
