import { tradingMessages } from '@bourse/trading';
import { spotMessages, type SpotText } from '../locales/messages';
import type { Finding } from '../rules/find-outcome';

/** Texts of the outcomes of a lookup. */
export function wordsOf(finding: Finding): { title: SpotText; message: SpotText } {
  switch (finding.kind) {
    case 'resting':
      return {
        title: 'outcome.foundTitle',
        message: finding.filled === '0' ? 'outcome.resting' : 'outcome.restingPartly',
      };
    case 'filled':
      return { title: 'outcome.foundTitle', message: 'outcome.filled' };
    case 'nothing':
      return { title: 'outcome.nothingTitle', message: 'outcome.nothing' };
    case 'unsure':
      return { title: 'outcome.unsureTitle', message: 'outcome.unsure' };
    default:
      return finding satisfies never;
  }
}

/** One toast for the outcome of an order: a newer one replaces it. */
export const ORDER_TOAST = 'spot-order';

/** Short text of an outcome; without a finding the outcome is not known. */
export function useOutcomeTitle(): (finding: Finding | undefined) => string {
  const text = spotMessages.useText();
  const tradingText = tradingMessages.useText();
  return (finding) => (finding ? text(wordsOf(finding).title) : tradingText('order.unknown'));
}
