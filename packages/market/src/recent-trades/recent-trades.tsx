import { type LoadState, ReadError, READY } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  colour,
  EASING,
  EmptyState,
  FONT_SIZE,
  PriceText,
  Skeleton,
  space,
  useKeyedState,
  VisuallyHidden,
  WEIGHT,
} from '@bourse/ui-kit';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { RECENT_TRADES, type Pair, type PublicTrade } from '@bourse/contracts/market';
import { amountDecimals, priceDecimals } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { recentTrades, tradeDirections, tradeKeys } from './newest-trades';

export interface RecentTradesProps {
  readonly pair: Pair;
  /** In any order; the newest twenty are shown. */
  readonly trades: readonly PublicTrade[];
  readonly state?: LoadState;
  readonly onRetry?: (() => void) | undefined;
}

const fadeIn = keyframes({ from: { opacity: 0 } });

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    position: 'sticky',
    top: 0,
    height: 24,
    padding: space(0, 2),
    fontSize: FONT_SIZE.dense,
    fontWeight: WEIGHT.regular,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    color: colour.quiet,
    backgroundColor: colour.panel,
  },
  '& td': { height: 20, padding: space(0, 2), textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
  '& td:first-of-type': { color: colour.quiet },
  '@media (prefers-reduced-motion: no-preference)': { '& [data-new]': { animation: `${fadeIn} 300ms ${EASING}` } },
});

/** Recent trades: time, price with direction, amount; at most twenty, newest first. */
export function RecentTrades({ pair, trades, state = READY, onRetry }: RecentTradesProps) {
  const text = marketMessages.useText();
  const format = useFormat();
  const shown = recentTrades(trades);
  const directions = tradeDirections(shown);
  const keys = tradeKeys(shown);
  // The trades of the first answer are no news.
  const newestAtFirst = useKeyedState(`${pair.id} ${shown.length > 0}`, () => shown[0]?.time ?? 0);
  const said = { buy: text('trades.bought'), sell: text('trades.sold') };

  if (state.kind === 'failed' && shown.length === 0) {
    return <ReadError title={text('trades.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  return (
    // A frame that scrolls must be reachable by keyboard.
    <Box
      component="section"
      sx={{ height: '100%', overflow: 'auto', bgcolor: 'background.paper' }}
      tabIndex={0}
      aria-label={text('trades.label', { symbol: pair.symbol })}
    >
      <Table aria-label={text('trades.title')} aria-busy={state.kind === 'loading'}>
        <thead>
          <tr>
            <th scope="col">{text('trades.time')}</th>
            <th scope="col">{text('trades.price', { quote: pair.quote })}</th>
            <th scope="col">{text('trades.amount', { base: pair.base })}</th>
          </tr>
        </thead>
        <tbody>
          {state.kind === 'loading' && shown.length === 0
            ? Array.from({ length: RECENT_TRADES }, (_, index) => (
                <tr key={index}>
                  <td colSpan={3}>
                    <Skeleton height={10} />
                  </td>
                </tr>
              ))
            : shown.map((trade, index) => (
                <tr key={keys[index]} data-new={(trade.time ?? 0) > newestAtFirst || undefined}>
                  <td>{format.time(trade.time)}</td>
                  <td>
                    <PriceText
                      value={trade.price}
                      decimals={priceDecimals(pair)}
                      direction={directions[index] ?? 'unchanged'}
                      hasArrow
                    />
                    {trade.side && <VisuallyHidden>{said[trade.side]}</VisuallyHidden>}
                  </td>
                  <td>{format.decimal(trade.amount, fixed(amountDecimals(pair)))}</td>
                </tr>
              ))}
        </tbody>
      </Table>
      {state.kind === 'loading' && shown.length === 0 && (
        <VisuallyHidden as="output">{text('trades.loading')}</VisuallyHidden>
      )}
      {state.kind !== 'loading' && shown.length === 0 && (
        <EmptyState title={text('trades.empty')} hint={text('trades.emptyHint', { symbol: pair.symbol })} />
      )}
    </Box>
  );
}

const fixed = (decimals: number) => ({ decimals, minDecimals: decimals });
