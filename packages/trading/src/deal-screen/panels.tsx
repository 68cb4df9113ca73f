import { loadState, ReadError } from '@bourse/feature-kit';
import {
  CoinInfo,
  ConnectionStatus,
  OrderBook,
  PairBar,
  RecentTrades,
  useCurrencyDetailQuery,
  useFavourites,
  usePairsReadAt,
  usePriceDirection,
  useTrades,
  type PairFigure,
} from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import { times, type Decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/contracts/market';
import { Button, Panel, PanelBoundary } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import type { DealBook } from './frame';
import { useHasBook } from './use-has-book';
import { useTitleWithPrice } from './use-title-with-price';

/* The market's widgets with the data of one pair, used by the arrangements of the deal screen. */

interface OfPair {
  readonly pair: Pair;
}

interface PairBarPanelProps extends OfPair {
  readonly quoteWorth?: Decimal | undefined;
  readonly figures?: readonly PairFigure[] | undefined;
  readonly onChoosePair?: () => void;
  /** Opens the dialog of a price alert. */
  readonly onAlert: () => void;
  /** Beside the details. */
  readonly actions?: ReactNode;
  readonly account?: ReactNode;
  /** The account where the bar fails. */
  readonly above?: ReactNode;
}

/** Name, last price and 24h figures, live; the page title shows the same price. */
export function PairBarPanel({ above, ...props }: PairBarPanelProps) {
  const { id, symbol } = props.pair;
  return (
    <PanelBoundary label={symbol} subject={id} kept={above}>
      <LivePairBar {...props} />
    </PanelBoundary>
  );
}

function LivePairBar(props: Omit<PairBarPanelProps, 'above'>) {
  const { pair, quoteWorth, figures, onChoosePair, onAlert, actions, account } = props;
  const text = tradingMessages.useText();
  const [favourites, toggleFavourite] = useFavourites();
  const direction = usePriceDirection(pair.last, pair.id);
  const isStale = useIsStale(usePairsReadAt());
  useTitleWithPrice(pair);
  return (
    <PairBar
      pair={pair}
      worth={quoteWorth && pair.last && times(pair.last, quoteWorth)}
      more={figures}
      direction={direction}
      isStale={isStale}
      onChoosePair={onChoosePair}
      favourite={{ isOn: favourites.includes(pair.id), onToggle: () => toggleFavourite(pair.id) }}
      account={account}
      connection={<ConnectionStatus />}
      actions={actions}
      renderDetails={(close) => (
        <>
          <div>
            <Button
              size="small"
              tone="quiet"
              onClick={() => {
                close();
                onAlert();
              }}
            >
              {text('alerts.set')}
            </Button>
          </div>
          <PanelBoundary label={text('deal.info')} subject={pair.id}>
            <CoinDetails pair={pair} />
          </PanelBoundary>
        </>
      )}
    />
  );
}

interface BookPanelProps extends OfPair {
  readonly book: DealBook;
  readonly levels?: number;
  /** Called after a level was applied to the form. */
  readonly onTaken?: () => void;
}

/** The live book; a click on a level fills the form. */
export function BookPanel(props: BookPanelProps) {
  const text = tradingMessages.useText();
  return (
    <PanelBoundary label={text('deal.book')} subject={props.pair.id}>
      <LiveBook {...props} />
    </PanelBoundary>
  );
}

function LiveBook({ pair, book, levels, onTaken }: BookPanelProps) {
  const text = tradingMessages.useText();
  const { store, ownPrices, readAt, failure, retry, onPick } = book;
  // The socket may bring the book although the snapshot could not be read.
  const hasBook = useHasBook(store);
  return (
    <Panel label={text('deal.book')} isStale={useIsStale(readAt)}>
      {failure && !hasBook ? (
        <ReadError title={text('deal.bookFailed')} failure={failure} onRetry={retry} />
      ) : (
        <OrderBook
          pair={pair}
          book={store}
          ownPrices={ownPrices}
          onPickPrice={(price, level) => {
            onPick(price, level);
            onTaken?.();
          }}
          {...(levels !== undefined && { levels })}
        />
      )}
    </Panel>
  );
}

/** The newest trades. */
export function TradesPanel({ pair }: OfPair) {
  const text = tradingMessages.useText();
  return (
    <PanelBoundary label={text('deal.trades')} subject={pair.id}>
      <LiveTrades pair={pair} />
    </PanelBoundary>
  );
}

function LiveTrades({ pair }: OfPair) {
  const text = tradingMessages.useText();
  const { trades, state, isStale, retry } = useTrades(pair.id);
  return (
    <Panel label={text('deal.trades')} isStale={isStale}>
      <RecentTrades pair={pair} trades={trades} state={state} onRetry={retry} />
    </Panel>
  );
}

/** Information about the base coin. */
export function CoinDetails({ pair }: OfPair) {
  const { currentData, isError, error, refetch } = useCurrencyDetailQuery(pair.baseId);
  const state = loadState({ data: currentData, isError, error });
  return <CoinInfo detail={currentData} state={state} onRetry={() => void refetch()} />;
}
