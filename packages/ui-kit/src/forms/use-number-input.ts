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
import { cleanTyping, shownText, stepped, typedValue } from './typed-number';

export interface NumberInputOptions {
  value: Decimal | undefined;
  onChange: (value: Decimal | undefined) => void;
  onBlur?: (() => void) | undefined;
  decimals: number;
  step: Decimal | undefined;
  readOnly: boolean;
}

/** A typed or pasted text that is refused, until the next change. */
export interface RefusedText {
  text: string;
  reading: NumberReading;
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
export function useNumberInput({ value, onChange, onBlur, decimals, step, readOnly }: NumberInputOptions) {
  const format = useFormat();
  const separator = format.decimalSeparator;
  const [typed, setTyped] = useState({ text: shownText(value, separator), separator });
  // Text of an input method (full-width digits, for example) is not filtered before composition ends.
  const [composing, setComposing] = useState<string>();
  const [pasted, setPasted] = useState<RefusedText>();
  const [isLeft, setIsLeft] = useState(false);
  const keepCaret = useCaret();

  const isOwn = typed.separator === separator && typedValue(typed.text, decimals, separator) === value;
  const settled = isOwn ? typed.text : shownText(value, separator);

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

  const refused = pasted ?? refusedTyping(settled, readNumber(settled, separator, decimals), isLeft);

  return {
    refused,
    input: {
      value: composing ?? settled,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent, target } = event;
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposing(target.value);
        else accept(target);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposing(undefined);
        accept(event.currentTarget);
      },
      onBlur: () => {
        setIsLeft(true);
        onBlur?.();
      },
      // A paste over the whole text is read as one number, grouping included; a paste between digits counts as typing.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const { selectionStart, selectionEnd, value: present } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === present.length;
        if (readOnly || !isWhole) return;
        event.preventDefault();
        const text = event.clipboardData.getData('text').trim();
        const reading = format.readPasted(text, decimals);
        if (reading.kind === 'value') {
          setPasted(undefined);
          onChange(floorTo(reading.value, decimals));
        } else if (reading.kind !== 'empty') setPasted({ text, reading });
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        setPasted(undefined);
        onChange(stepped(value, step ?? lastPlace(decimals), event.key === 'ArrowUp' ? 1 : -1, decimals));
      },
    },
  };
}

/** An unfinished number is refused only after the field lost focus. */
function refusedTyping(text: string, reading: NumberReading, isLeft: boolean): RefusedText | undefined {
  if (reading.kind === 'ambiguous' || reading.kind === 'unreadable') return { text, reading };
  return reading.kind === 'unfinished' && isLeft ? { text, reading } : undefined;
}
