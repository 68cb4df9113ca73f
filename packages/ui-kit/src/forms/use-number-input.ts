import { decimal, floorTo, isNegative, type Decimal } from '@bourse/decimal';
import { languageTag, useFormat, useLanguage } from '@bourse/i18n';
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
  decimals: number;
  step: Decimal | undefined;
  readOnly: boolean;
}

function separatorOf(tag: string): string {
  return new Intl.NumberFormat(tag).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
}

/** One of the last place: what an arrow key adds where no step is given. */
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

/** What a number field's input does with typing, pasting, composing and arrow keys. */
export function useNumberInput({ value, onChange, decimals, step, readOnly }: NumberInputOptions) {
  const { language } = useLanguage();
  const format = useFormat();
  const separator = separatorOf(languageTag(language));
  const [typed, setTyped] = useState({ text: shownText(value, separator), separator });
  // What an input method is still composing (full-width digits, say) is not touched until it is done.
  const [composing, setComposing] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const keepCaret = useCaret();

  const isOwn = typed.separator === separator && typedValue(typed.text, separator) === value;
  const settled = isOwn ? typed.text : shownText(value, separator);

  const accept = (input: HTMLInputElement) => {
    const clean = cleanTyping(input.value, decimals, separator);
    // A letter types nothing, also where all is selected and it would take the place of a figure.
    if (clean === '' && input.value !== '') return;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const at = Math.min(cleanTyping(before, decimals, separator).length, clean.length);
    if (clean !== input.value) keepCaret(input, at);
    setTyped({ text: clean, separator });
    setUnreadable(undefined);
    const next = typedValue(clean, separator);
    if (next !== value) onChange(next);
  };

  return {
    /** A pasted text that is no amount, or could be two different ones; until the next change. */
    unreadable,
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
      // Into an empty field a number is pasted as a whole, thousands marks and all (`64,250`); between digits it is typed.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const { selectionStart, selectionEnd, value: present } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === present.length;
        if (readOnly || !isWhole) return;
        event.preventDefault();
        const text = event.clipboardData.getData('text').trim();
        const pasted = format.parseInput(text);
        if (pasted === undefined || isNegative(pasted)) {
          setUnreadable(text);
          return;
        }
        setUnreadable(undefined);
        onChange(floorTo(pasted, decimals));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        setUnreadable(undefined);
        onChange(stepped(value, step ?? lastPlace(decimals), event.key === 'ArrowUp' ? 1 : -1, decimals));
      },
    },
  };
}
