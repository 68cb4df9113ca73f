import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { uiKitMessages } from '../locales/messages';
import { Field } from './field';
import { NO_VALUE_ATTRIBUTE } from './focus';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Error text below the field. */
  error?: string | undefined;
  hint?: string | undefined;
  name?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'time';
  /** Keyboard of a phone. */
  inputMode?: 'numeric' | 'email' | 'tel';
  /** The browser ignores further keys and cuts a paste. For a value that would not work when it is cut, see `limit`. */
  maxLength?: number | undefined;
  /** Most characters of a value that is never cut: a longer one is an error, and the form is not sent. */
  limit?: number | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  placeholder?: string;
  /** Several lines, at least this many: a text area. */
  rows?: number;
  /** Before the text, inside the frame: the code of a country. */
  start?: ReactNode;
  /** After the text, inside the frame. */
  end?: ReactNode;
  /** Shows the label to screen readers only, where the surroundings name the field. */
  hideLabel?: boolean;
  /** One line below the field belongs to the error, also while there is none: an error moves nothing. */
  keepsErrorRoom?: boolean | string;
  /** Invisible characters are part of the value: of a password. */
  isVerbatim?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Zero-width spaces, direction marks, soft hyphens, word joiners and byte order marks. Joiners of scripts and emoji are not among them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A text without the invisible characters that a copy from a chat or a page brings along: with them an address or an account is another one. */
const visibleText = (text: string) => text.replaceAll(INVISIBLE, '');

/** A text input with its label above and a hint or an error below. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onBlur, error, hint, name, type = 'text', inputMode, maxLength } = props;
  const { autoComplete, autoFocus = false, disabled = false, readOnly = false, required = false } = props;
  const {
    placeholder,
    rows,
    start,
    end,
    hideLabel = false,
    keepsErrorRoom = false,
    inputRef,
    limit,
    isVerbatim = false,
  } = props;
  const text = uiKitMessages.useText();
  const isTooLong = limit !== undefined && value.length > limit;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      error={error ?? (isTooLong ? text('text.tooLong', { limit, length: value.length }) : undefined)}
      hint={hint}
      disabled={disabled}
      required={required}
      keepsErrorRoom={keepsErrorRoom}
    >
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          value={value}
          onChange={({ target }) => onChange(isVerbatim ? target.value : visibleText(target.value))}
          onBlur={onBlur}
          type={type}
          name={name}
          autoComplete={autoComplete}
          // The caller sets it only where the page is about this field alone: a login.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus={autoFocus}
          readOnly={readOnly}
          placeholder={placeholder}
          multiline={rows !== undefined}
          minRows={rows}
          startAdornment={start}
          endAdornment={end}
          inputRef={inputRef}
          slotProps={{ input: { ...aria, inputMode, maxLength, ...(isTooLong && { [NO_VALUE_ATTRIBUTE]: '' }) } }}
        />
      )}
    </Field>
  );
}
