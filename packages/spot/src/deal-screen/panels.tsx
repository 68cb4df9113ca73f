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
import { ErrorState, Panel } from '@bourse/ui-kit';
import { useDispatch } from 'react-redux';
import { spotMessages } from '../locales';
import { levelTaken } from '../order-form/slice';
import { useDeal } from './use-deal';
import { useOwnPrices } from './use-own-prices';
import { useTitleWithPrice } from './use-title-with-price';

/*
 * The market's widgets with the data of one pair: what the arrangements of the deal screen put together.
 */

interface OfPair {
  readonly pair: Pair;
}

/** Name, last price and the day's figures. Its pair carries live figures; the title shows the same price. */
export function PairBarPanel({ pair, book, onChoosePair }: OfPair & { book: BookStore; onChoosePair?: () => void }) {
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
    />
  );
}

/** All pairs by group. */
export function MarketsPanel({ pair, onSelect }: OfPair & { onSelect: (pair: Pair) => void }) {
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
    />
  );
}

/** The live book; a click on a level fills the form's price. */
export function BookPanel({ pair, book, levels }: OfPair & { book: BookStore; levels?: number }) {
  const text = spotMessages.useText();
  const dispatch = useDispatch();
  const isStale = useIsStale();
  const ownPrices = useOwnPrices(pair);
  const { hasFailed, retry } = useDeal(pair);
  const isEmptyHanded = hasFailed && book.get() === undefined;
  return (
    <Panel label={text('deal.book')} isStale={isStale}>
      {isEmptyHanded ? (
        <ErrorState title={text('deal.bookFailed')} onRetry={retry} />
      ) : (
        <OrderBook
          pair={pair}
          book={book}
          ownPrices={ownPrices}
          onPickPrice={(price) => dispatch(levelTaken({ pair: pair.id, price }))}
          {...(levels !== undefined && { levels })}
        />
      )}
    </Panel>
  );
}

/** The newest trades. */
export function TradesPanel({ pair }: OfPair) {
  const text = spotMessages.useText();
  const { trades, status, retry } = useTrades(pair.id);
  return (
    <Panel label={text('deal.trades')} isStale={useIsStale()}>
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
