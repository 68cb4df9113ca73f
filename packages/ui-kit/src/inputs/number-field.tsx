import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import type { Decimal } from '@bourse/decimal';
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { useFormat } from '@bourse/i18n';
import { PlainButton } from '../actions/plain-button';
import { FONT_SIZE, RADIUS } from '../theme/scale';
import { revealedIn } from '../theme/revealed';
import { colour } from '../theme/variables';
import { Field } from './field';
import { NO_VALUE_ATTRIBUTE } from './focus';
import { useNumberInput, type RefusedText } from './use-number-input';
import { uiKitMessages } from '../locales/messages';

const Figure = styled(OutlinedInput)({
  '&:has(> button)': { paddingInlineEnd: 4 },
  '&:has(> button:first-of-type + input)': { paddingInlineStart: 4 },
  '& > button': { flex: 'none' },
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
const Step = styled(PlainButton)({
  ...revealedIn('.MuiOutlinedInput-root'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: RADIUS.control,
  color: colour.quiet,
  fontSize: FONT_SIZE.reading,
  '&:hover': { color: colour.text, backgroundColor: colour.raised },
  '&.Mui-disabled': { opacity: 0.5 },
});
const Unit = styled('span')({ color: colour.quiet, fontSize: FONT_SIZE.dense, whiteSpace: 'nowrap' });

export interface NumberFieldProps {
  label: string;
  /** `undefined`: the field is empty. */
  value: Decimal | undefined;
  onChange: (value: Decimal | undefined) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Maximum of decimals. */
  decimals: number;
  /** Step of the arrow keys. Default: one unit of the last decimal. */
  step?: Decimal;
  /** Currency, per cent, lots: after the number. */
  unit?: ReactNode;
  /** The unit that a paste may name, where `action` shows it. */
  actionUnit?: string;
  /**
   * Buttons for one step down and up, at both ends of the field, with a mouse while the pointer or the focus is in it. The arrow keys do the
   * same, so the Tab key skips them.
   */
  hasSteps?: boolean;
  /** A button inside the field, after the unit: the whole balance. */
  action?: ReactNode;
  error?: string | undefined;
  /** Room below the field belongs to the error, also while there is none: a line, or that of the longest error. */
  keepsErrorRoom?: boolean | string;
  hint?: string | undefined;
  /** At the end of the label's line, also beside an error: an available balance, limits, values to choose. */
  aside?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  /** The click that focuses the field selects its content, so that typing replaces it: for a value that the form proposes. */
  selectsOnFocus?: boolean;
  placeholder?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const SHOWN_AT_MOST = 24;

/** Explains why a typed or pasted number is refused; an ambiguous one with both possible numbers. */
function useRefusalText(): (refused: RefusedText) => string {
  const text = uiKitMessages.useText();
  const format = useFormat();
  return ({ text: typed, reading, isWhole }) => {
    const shown = typed.slice(0, SHOWN_AT_MOST);
    if (reading.kind !== 'ambiguous')
      return isWhole ? text('number.whole') : text('number.unreadable', { text: shown });
    const { asDecimal, asGrouped } = reading;
    return text('number.ambiguous', {
      text: shown,
      one: format.inputText(asDecimal),
      other: format.inputText(asGrouped),
    });
  };
}

interface StepButtonProps {
  readonly direction: 1 | -1;
  readonly label: string;
  readonly isOff: boolean;
  readonly onStep: (direction: 1 | -1) => void;
}

function StepButton({ direction, label, isOff, onStep }: StepButtonProps) {
  const text = uiKitMessages.useText();
  const name = text(direction === 1 ? 'number.stepUp' : 'number.stepDown', { label });
  return (
    <Step type="button" tabIndex={-1} aria-label={name} title={name} disabled={isOff} onClick={() => onStep(direction)}>
      <span aria-hidden>{direction === 1 ? '+' : '−'}</span>
    </Step>
  );
}

/**
 * A decimal number, typed with the separators of the user's language. The typed text (`1.`, `0.50`) stays as long as it means
 * the value; only a value from outside (a click in the order book, a percent step) replaces it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, onBlur, decimals, step, unit, error, hint, placeholder, name, inputRef } = props;
  const { disabled = false, readOnly = false, required = false, keepsErrorRoom = false } = props;
  const { hasSteps = false } = props;
  const isFixed = disabled || readOnly;
  // The input from its focus to the first key or second click.
  const entered = useRef<HTMLInputElement>(undefined);
  const isEntering = useRef(false);
  const refusalText = useRefusalText();
  const { input, refused, hasNoValue, stepBy } = useNumberInput({
    value,
    onChange,
    onBlur,
    decimals,
    step,
    unit: typeof unit === 'string' ? unit : props.actionUnit,
    readOnly,
  });
  // A proposed value that changes after the focus would lose the selection, and typing would add to it.
  useLayoutEffect(() => {
    const field = entered.current;
    if (props.selectsOnFocus && field && field === document.activeElement) field.select();
  });
  return (
    <Field
      label={label}
      error={refused ? refusalText(refused) : error}
      hint={hint}
      aside={props.aside}
      disabled={disabled}
      required={required}
      keepsErrorRoom={keepsErrorRoom}
    >
      {({ id, ...aria }) => (
        <Figure
          id={id}
          name={name}
          value={input.value}
          placeholder={placeholder}
          autoComplete="off"
          readOnly={readOnly}
          onFocus={({ target }) => {
            isEntering.current = true;
            if (target instanceof HTMLInputElement) entered.current = target;
            input.onFocus();
            props.onFocus?.();
          }}
          onBlur={input.onBlur}
          onChange={input.onChange}
          startAdornment={hasSteps && <StepButton direction={-1} label={label} isOff={isFixed} onStep={stepBy} />}
          endAdornment={
            (unit !== undefined || props.action || hasSteps) && (
              <>
                {unit !== undefined && <Unit>{unit}</Unit>}
                {props.action}
                {hasSteps && <StepButton direction={1} label={label} isOff={isFixed} onStep={stepBy} />}
              </>
            )
          }
          inputRef={inputRef}
          slotProps={{
            input: {
              ...aria,
              ...(hasNoValue && { [NO_VALUE_ATTRIBUTE]: '' }),
              inputMode: decimals === 0 ? 'numeric' : 'decimal',
              onCompositionEnd: input.onCompositionEnd,
              onPaste: input.onPaste,
              onClick: ({ currentTarget }) => {
                if (!isEntering.current) entered.current = undefined;
                else if (props.selectsOnFocus) currentTarget.select();
                isEntering.current = false;
              },
              onKeyDown: (event) => {
                entered.current = undefined;
                input.onKeyDown(event);
              },
            },
          }}
        />
      )}
    </Field>
  );
}
