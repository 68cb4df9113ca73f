import { decimal, floorTo, type Decimal } from '@bourse/decimal';
import { readNumber, useFormat, type NumberReading } from '@bourse/i18n';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';
import { useHeldBlur } from './use-held-blur';
import { cleanTyping, groupedText, shownText, stepped, typedValue } from './typed-number';

export interface NumberInputOptions {
  value: Decimal | undefined;
  onChange: (value: Decimal | undefined) => void;
  onBlur?: (() => void) | undefined;
  decimals: number;
  step: Decimal | undefined;
  /** Unit of the number: a paste may name it. */
  unit: string | undefined;
  readOnly: boolean;
}

/** A typed or pasted text that is refused, until the next change. */
export interface RefusedText {
  text: string;
  reading: NumberReading;
  /** The field is one of whole numbers. */
  isWhole: boolean;
}

/** One unit of the last decimal: the default step of an arrow key. */
const lastPlace = (decimals: number) => decimal(decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

/** Sets the caret after the page shows the cleaned text; without it every trimmed digit would throw it to the end. */
function useCaret(): (input: HTMLInputElement, at: number) => void {
  const wanted = useRef<{ input: HTMLInputElement; at: number }>(undefined);
  useLayoutEffect(() => {
    const caret = wanted.current;
    wanted.current = undefined;
    if (caret && document.activeElement === caret.input) caret.input.setSelectionRange(caret.at, caret.at);
  });
  return (input, at) => {
    wanted.current = { input, at };
  };
}

/** Handlers of a number field's input: typing, pasting, composing and arrow keys. */
export function useNumberInput({ value, onChange, onBlur, decimals, step, unit, readOnly }: NumberInputOptions) {
  const format = useFormat();
  const separator = format.decimalSeparator;
  const [typed, setTyped] = useState({ text: shownText(value, separator), separator });
  // Text of an input method (full-width digits, for example) is not filtered before composition ends.
  const [composing, setComposing] = useState<string>();
  const [refusedPaste, setPasted] = useState<RefusedText & { readonly value: Decimal | undefined }>();
  const [isLeft, setIsLeft] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const keepCaret = useCaret();
  const isOwn = typed.separator === separator && typedValue(typed.text, decimals, separator) === value;
  const settled = isOwn ? typed.text : shownText(value, separator);
  // A value from outside replaces a refused paste.
  const pasted = refusedPaste?.value === value ? refusedPaste : undefined;
  const leave = useHeldBlur(() => {
    setIsLeft(true);
    setHasFocus(false);
    // Shows what was read where another notation was typed.
    if (isOwn && value !== undefined && hasOtherMarks(settled, separator)) {
      setTyped({ text: shownText(value, separator), separator });
    }
    onBlur?.();
  });

  const accept = (input: HTMLInputElement) => {
    const clean = cleanTyping(input.value, decimals, separator);
    // A letter is ignored, also if the whole text is selected.
    if (clean === '' && input.value !== '') return;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const at = Math.min(cleanTyping(before, decimals, separator).length, clean.length);
    if (clean !== input.value) keepCaret(input, at);
    setTyped({ text: clean, separator });
    setPasted(undefined);
    setIsLeft(false);
    const next = typedValue(clean, decimals, separator);
    if (next !== value) onChange(next);
  };

  const stepBy = (direction: 1 | -1) => {
    setPasted(undefined);
    onChange(stepped(value, step ?? lastPlace(decimals), direction, decimals));
  };

  const isWhole = decimals === 0;
  const reading = readNumber(settled, separator, decimals);
  const refused = pasted ?? refusedTyping({ text: settled, reading, isWhole }, isLeft);
  // Digits are grouped where the number is read, and plain where it is typed.
  const isGrouped = !hasFocus && reading.kind === 'value';

  return {
    refused,
    /** The field has a text without a value: the form must not be sent as if the field were empty. */
    hasNoValue: pasted !== undefined || (settled !== '' && reading.kind !== 'value'),
    input: {
      value: composing ?? (isGrouped ? groupedText(settled, separator, format.decimal) : settled),
      onFocus: () => setHasFocus(true),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent, target } = event;
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposing(target.value);
        else accept(target);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposing(undefined);
        accept(event.currentTarget);
      },
      onBlur: leave,
      // A paste over the whole text is read as one number, grouping included; a paste between digits counts as typing.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const { selectionStart, selectionEnd, value: present } = event.currentTarget;
        const isAll = selectionStart === 0 && selectionEnd === present.length;
        if (readOnly || !isAll) return;
        event.preventDefault();
        const text = event.clipboardData.getData('text').trim();
        const pastedReading = format.readPasted(withoutUnit(text, unit), decimals);
        if (pastedReading.kind === 'value') {
          setPasted(undefined);
          onChange(floorTo(pastedReading.value, decimals));
        } else if (pastedReading.kind !== 'empty') setPasted({ text, reading: pastedReading, isWhole, value });
      },
      onKeyDown: (event: KeyboardEvent) => {
        // The Enter key submits the form without a blur.
        if (event.key === 'Enter') setIsLeft(true);
        if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? 1 : -1);
      },
    },
    /** One step up or down. */
    stepBy,
  };
}

/** Other marks than one decimal separator of the language. */
const hasOtherMarks = (text: string, separator: string) => /[.,]/.test(text.replace(separator, ''));

/** A pasted text without the unit of the field before or after the number. Another unit stays, and the text is refused. */
function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined || unit === '') return text;
  const [lower, small] = [text.toLowerCase(), unit.toLowerCase()];
  if (lower.endsWith(small)) return text.slice(0, -unit.length).trim();
  return lower.startsWith(small) ? text.slice(unit.length).trim() : text;
}

/** An unfinished number is refused only after the field lost focus or the Enter key. */
function refusedTyping(typed: RefusedText, isLeft: boolean): RefusedText | undefined {
  const { kind } = typed.reading;
  if (kind === 'ambiguous' || kind === 'unreadable') return typed;
  return kind === 'unfinished' && isLeft ? typed : undefined;
}
