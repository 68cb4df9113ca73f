import { colour, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Direction } from '../contract';
import { leverMessages } from '../locales/messages';

const Word = styled('span')({
  fontWeight: WEIGHT.strong,
  '&[data-direction="long"]': { color: colour.up },
  '&[data-direction="short"]': { color: colour.down },
});

/** "Long" or "Short" in the price colours. */
export function DirectionText({ direction }: { readonly direction: Direction }) {
  const text = leverMessages.useText();
  return <Word data-direction={direction}>{text(direction === 'long' ? 'side.long' : 'side.short')}</Word>;
}
