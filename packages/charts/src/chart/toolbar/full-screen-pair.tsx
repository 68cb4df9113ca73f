import { PriceText, Text } from '@bourse/ui-kit';
import type { ChartPair } from '../../chart-pair';

/** Two lines fit into the toolbar of a mouse. */
const NARROW = {
  marginInlineEnd: 4,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '16px',
} as const;

/** Pair and last price of a chart that covers the page, which shows both elsewhere. */
export function FullScreenPair({ pair }: { readonly pair: ChartPair }) {
  return (
    <Text as="div" size="dense" isStrong style={NARROW}>
      <span translate="no">{pair.symbol}</span>
      <br />
      <PriceText value={pair.last} decimals={pair.priceDecimals} />
    </Text>
  );
}
