import { BELOW, FONT_SIZE, PriceText, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ChartPair } from '../../chart-pair';

const LINE = 20;

// A price without room wraps into the hidden second line.
const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  gap: '0 8px',
  minWidth: 0,
  height: LINE,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: FONT_SIZE.table,
  fontWeight: WEIGHT.strong,
  lineHeight: `${LINE}px`,
  // Below each other on a phone, whose toolbar is higher.
  [BELOW.sm]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    height: 'auto',
    fontSize: FONT_SIZE.dense,
    lineHeight: '16px',
  },
});

/** Pair and last price of a chart that covers the page, which shows both elsewhere. */
export function FullScreenPair({ pair }: { readonly pair: ChartPair }) {
  return (
    <Name translate="no">
      <span>{pair.symbol}</span>
      <PriceText value={pair.last} decimals={pair.priceDecimals} />
    </Name>
  );
}
