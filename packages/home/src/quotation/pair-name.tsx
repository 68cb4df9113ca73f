import { colour, FONT_SIZE, LINE_HEIGHT, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Pair } from '@bourse/contracts/market';
import { TINY } from './layout';

const Quote = styled('span')({
  color: colour.quiet,
  fontWeight: WEIGHT.regular,
  // In a row of a small phone below the base currency.
  [TINY]: { 'li &, [role="row"] &': { display: 'block', fontSize: FONT_SIZE.dense, lineHeight: LINE_HEIGHT.mark } },
});

/** The name of a pair; the quote currency is of second rank. */
export function PairName({ base, quote }: Pick<Pair, 'base' | 'quote'>) {
  return (
    <>
      {base}
      <Quote>/{quote}</Quote>
    </>
  );
}
