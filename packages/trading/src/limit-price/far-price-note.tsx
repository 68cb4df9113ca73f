import { useFormat } from '@bourse/i18n';
import { Alert } from '@bourse/ui-kit';
import type { Side } from '@bourse/contracts/market';
import { tradingMessages } from '../locales/messages';
import type { FarPrice } from './far-through-book';

const TEXT = {
  book: { buy: 'price.farBuy', sell: 'price.farSell' },
  trigger: { buy: 'price.farTriggerBuy', sell: 'price.farTriggerSell' },
} as const;

/** The words for a price that is far from the market, with its number. */
export function useFarPriceText() {
  const text = tradingMessages.useText();
  const format = useFormat();
  return (side: Side, { percent, best, isTrigger }: FarPrice, quote: string) =>
    text(TEXT[isTrigger ? 'trigger' : 'book'][side], {
      percent: format.percent(percent, { decimals: 1 }),
      best: format.decimal(best),
      quote,
    });
}

export interface FarPriceNoteProps {
  readonly side: Side;
  /** Nothing is shown without one. */
  readonly far: FarPrice | undefined;
  readonly quote: string;
}

/** Says in the confirmation how far the price is from the market. */
export function FarPriceNote({ side, far, quote }: FarPriceNoteProps) {
  const textOf = useFarPriceText();
  return far && <Alert tone="error">{textOf(side, far, quote)}</Alert>;
}
