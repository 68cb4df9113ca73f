import { floorTo } from '@bourse/decimal';
import {
  CoinInfo,
  ConnectionStatus,
  OrderBook,
  PairBar,
  PairList,
  RecentTrades,
  useCurrencyDetailQuery,
  useFavourites,
  useIsStale,
  useLastPrice,
  usePairs,
  usePriceDirection,
  useTrades,
  type BookStore,
} from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { ErrorState, IconButton, Panel } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { spotMessages } from '../locales';
import { AMOUNT_PLACES } from '../order-form/rules';
import { levelTaken } from '../order-form/slice';
import { useDeal } from './use-deal';
import { useHasBook } from './use-has-book';
import { useOwnPrices } from './use-own-prices';
import { useTitleWithPrice } from './use-title-with-price';

/*
 * The market's widgets with the data of one pair: what the arrangements of the deal screen put together.
 */

interface OfPair {
  readonly pair: Pair;
}

interface PairBarPanelProps extends OfPair {
  readonly book: BookStore;
  readonly onChoosePair?: () => void;
  /** A price alert is wanted. */
  readonly onAlert: () => void;
  /** Beside the bell. */
  readonly actions?: ReactNode;
}

/** Name, last price and the day's figures. Its pair carries live figures; the title shows the same price. */
export function PairBarPanel({ pair, book, onChoosePair, onAlert, actions }: PairBarPanelProps) {
  const text = spotMessages.useText();
  const last = useLastPrice(book) ?? pair.last;
  const direction = usePriceDirection(last, pair.id);
  useTitleWithPrice(pair, last);
  return (
    <PairBar
      pair={pair}
      last={last}
      direction={direction}
      onChoosePair={onChoosePair}
      connection={<ConnectionStatus />}
      actions={
        <>
          <IconButton icon="bell" label={text('alerts.set')} onClick={onAlert} />
          {actions}
        </>
      }
    />
  );
}

/** All pairs by group. */
export function MarketsPanel({ pair, onSelect, height }: OfPair & { onSelect: (pair: Pair) => void; height?: number }) {
  const { groups, status, retry } = usePairs();
  const [favourites, toggleFavourite] = useFavourites();
  return (
    <PairList
      groups={groups}
      status={status}
      onRetry={retry}
      selected={pair.id}
      onSelect={onSelect}
      favourites={favourites}
      onToggleFavourite={toggleFavourite}
      {...(height !== undefined && { height })}
    />
  );
}

interface BookPanelProps extends OfPair {
  readonly book: BookStore;
  readonly levels?: number;
  /** A level has gone into the form. */
  readonly onTaken?: () => void;
}

/** The live book; a click on a level fills the form's price, with Shift the amount up to the level too. */
export function BookPanel({ pair, book, levels, onTaken }: BookPanelProps) {
  const text = spotMessages.useText();
  const dispatch = useDispatch();
  const ownPrices = useOwnPrices(pair);
  const { readAt, hasFailed, retry } = useDeal(pair);
  // The socket may bring the book all the same.
  const isEmptyHanded = !useHasBook(book) && hasFailed;
  return (
    <Panel label={text('deal.book')} isStale={useIsStale(readAt)}>
      {isEmptyHanded ? (
        <ErrorState title={text('deal.bookFailed')} onRetry={retry} />
      ) : (
        <OrderBook
          pair={pair}
          book={book}
          ownPrices={ownPrices}
          onPickPrice={(price, { withAmount, sum }) => {
            const amount = withAmount ? floorTo(sum, pair.amountDecimals ?? AMOUNT_PLACES) : undefined;
            dispatch(levelTaken({ pair: pair.id, price, amount }));
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
  const text = spotMessages.useText();
  const { trades, status, isStale, retry } = useTrades(pair.id);
  return (
    <Panel label={text('deal.trades')} isStale={isStale}>
      <RecentTrades pair={pair} trades={trades} status={status} onRetry={retry} />
    </Panel>
  );
}

/** What the base coin is. */
export function InfoPanel({ pair }: OfPair) {
  const { currentData, isError, refetch } = useCurrencyDetailQuery(pair.baseId);
  const status = currentData ? 'ready' : isError ? 'failed' : 'loading';
  return <CoinInfo detail={currentData} status={status} onRetry={() => void refetch()} />;
}
