import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { FieldFrame } from './field-frame';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong, said beside the field and tied to it. */
  error?: string | undefined;
  hint?: string;
  name?: string;
  type?: 'text' | 'email' | 'search' | 'password' | 'tel';
  /** Which keys a phone offers. */
  inputMode?: 'numeric' | 'email' | 'tel';
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  disabled?: boolean;
  required?: boolean;
  placeholder?: string;
  /** Before the text, inside the frame: a search box's picture. */
  start?: ReactNode;
  /** Behind the text, inside the frame. */
  end?: ReactNode;
  /** The label is there for screen readers alone: search boxes. */
  hideLabel?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, and below it a hint or what is wrong. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    onChange,
    error,
    hint,
    start,
    end,
    disabled = false,
    hideLabel = false,
    type = 'text',
    ...rest
  } = props;
  const { inputRef, autoFocus = false, ...attributes } = rest;
  return (
    <FieldFrame
      label={label}
      labelPlace={hideLabel ? 'hidden' : 'above'}
      error={error}
      hint={hint}
      disabled={disabled}
      start={start}
      end={end}
    >
      {(input) => (
        <input
          {...attributes}
          {...input}
          ref={inputRef}
          type={type}
          onChange={(event) => onChange(event.target.value)}
          // The caller says so only where the page is about this field alone, as a login is.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus={autoFocus}
        />
      )}
    </FieldFrame>
  );
}
