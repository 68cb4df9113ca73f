import { colour, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Side } from '@bourse/market/contract';
import { tradingMessages } from '../locales/messages';

const Word = styled('span')({
  fontWeight: WEIGHT.strong,
  '&[data-side="buy"]': { color: colour.up },
  '&[data-side="sell"]': { color: colour.down },
});

/** Buy or sell, in word and colour. */
export function SideText({ side }: { readonly side: Side }) {
  const text = tradingMessages.useText();
  return <Word data-side={side}>{text(side === 'buy' ? 'orders.buy' : 'orders.sell')}</Word>;
}
