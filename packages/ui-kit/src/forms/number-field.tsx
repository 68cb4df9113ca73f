import styled from '@emotion/styled';
import type { Decimal } from '@bourse/decimal';
import type { ReactNode } from 'react';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';
import { FieldFrame } from './field-frame';
import { useNumberInput } from './use-number-input';

const Input = styled('input')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const Unit = styled('span')({ color: colour.quiet, fontSize: 12, whiteSpace: 'nowrap' });

const PASTED_SHOWN_AT_MOST = 24;

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

/**
 * Decimal in, decimal out, as the reader's language writes it. What is typed stays as it is (`1.`, `0.50`) as long as it
 * means the value; only a value that comes from elsewhere (a click in the book, a per cent step) replaces it.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onChange,
    decimals,
    step,
    unit,
    error,
    hint,
    disabled = false,
    readOnly = false,
    ...rest
  } = props;
  const text = uiKitMessages.useText();
  const { input, unreadable } = useNumberInput({ value, onChange, decimals, step, readOnly });
  const refused = unreadable && text('number.unreadable', { text: unreadable.slice(0, PASTED_SHOWN_AT_MOST) });
  return (
    <FieldFrame
      label={label}
      labelPlace="inside"
      error={refused ?? error}
      hint={hint}
      disabled={disabled}
      end={unit !== undefined && <Unit>{unit}</Unit>}
    >
      {(field) => (
        <Input
          {...rest}
          {...field}
          {...input}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          readOnly={readOnly}
        />
      )}
    </FieldFrame>
  );
}
