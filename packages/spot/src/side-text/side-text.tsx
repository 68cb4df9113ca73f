import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Side } from '../contract';
import { spotMessages } from '../locales';

const Word = styled('span')({
  fontWeight: 600,
  '&[data-side="buy"]': { color: colour.up },
  '&[data-side="sell"]': { color: colour.down },
});

/** Buy or sell, in word and colour. */
export function SideText({ side }: { readonly side: Side }) {
  const text = spotMessages.useText();
  return <Word data-side={side}>{text(side === 'buy' ? 'orders.buy' : 'orders.sell')}</Word>;
}
