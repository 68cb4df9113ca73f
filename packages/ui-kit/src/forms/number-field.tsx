import MuiTextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { languageTag, useFormat, useLanguage } from '@bourse/i18n';
import { floorTo, isNegative, type Decimal } from '@bourse/decimal';
import { useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { colour } from '../theme/variables';
import { cleanTyping, shownText, stepped, typedValue } from './typed-number';

const Unit = styled('span')({ color: colour.quiet, fontSize: 12, whiteSpace: 'nowrap' });

export interface NumberFieldProps {
  label: string;
  /** `undefined`: nothing is typed. */
  value: Decimal | undefined;
  onChange: (value: Decimal | undefined) => void;
  onBlur?: () => void;
  /** The most places after the separator. */
  decimals: number;
  /** What the arrow keys add; one of the last place where left out. */
  step?: Decimal;
  /** Currency, per cent, lots: quiet, behind the number. */
  unit?: ReactNode;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  name?: string;
}

function separatorOf(tag: string): string {
  return new Intl.NumberFormat(tag).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * Decimal in, decimal out, as the reader's language writes it. What is typed stays as it is (`1.`, `0.50`) as long as it
 * means the value; only a value that comes from elsewhere (a click in the book, a per cent step) replaces it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, onBlur, decimals, step, unit, error, hint, disabled, readOnly, placeholder, name } =
    props;
  const { language } = useLanguage();
  const format = useFormat();
  const separator = separatorOf(languageTag(language));
  const [typed, setTyped] = useState({ text: shownText(value, separator), separator });
  const isOwn = typed.separator === separator && typedValue(typed.text, separator) === value;
  const shown = isOwn ? typed.text : shownText(value, separator);

  const accept = (text: string) => {
    const clean = cleanTyping(text, decimals, separator);
    setTyped({ text: clean, separator });
    const next = typedValue(clean, separator);
    if (next !== value) onChange(next);
  };
  // A pasted number may carry thousands marks (`64,250`): it is read as a whole, not as if it had been typed.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = format.parseInput(event.clipboardData.getData('text'));
    if (readOnly || pasted === undefined || isNegative(pasted)) return;
    event.preventDefault();
    onChange(floorTo(pasted, decimals));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const size = step ?? typedValue(decimals === 0 ? '1' : `0${separator}${'0'.repeat(decimals - 1)}1`, separator);
    if (size !== undefined) onChange(stepped(value, size, event.key === 'ArrowUp' ? 1 : -1, decimals));
  };

  return (
    <MuiTextField
      label={label}
      name={name}
      value={shown}
      onChange={(event) => accept(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={onBlur}
      size="small"
      fullWidth
      disabled={disabled ?? false}
      placeholder={placeholder}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{
        input: { endAdornment: unit === undefined ? undefined : <Unit>{unit}</Unit>, readOnly: readOnly ?? false },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: 'tabular', style: { textAlign: 'right' } },
        formHelperText: { role: error === undefined ? undefined : 'alert' },
      }}
    />
  );
}
