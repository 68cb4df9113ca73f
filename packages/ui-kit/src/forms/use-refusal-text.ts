import { useFormat } from '@bourse/i18n';
import { uiKitMessages } from '../locales/messages';
import type { RefusedText } from './use-number-input';

const SHOWN_AT_MOST = 24;

/** Explains why a typed or pasted number is refused; an ambiguous one with both possible numbers. */
export function useRefusalText(): (refused: RefusedText) => string {
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
