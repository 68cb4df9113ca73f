import { useBook } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { DealFrame, useHasBook, useRetry, useSteadyPair } from '@bourse/trading';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { AccountStrip } from '../account/account-strip';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { OrderPanel } from '../form-view/order-panel';
import { leverMessages } from '../locales/messages';
import { levelTaken } from '../order-form/slice';
import { OrdersTabs } from '../order-panel/orders-tabs';
import { useOrders } from '../order-panel/use-orders';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { useChartLines } from './use-chart-lines';

interface DealScreenProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}

const noAction = () => {};

/** The leverage screen of one pair. */
export function DealScreen({ pair: livePair, onSelect }: DealScreenProps) {
  const text = leverMessages.useText();
  const dispatch = useDispatch();
  const pair = useSteadyPair(livePair);
  const { snapshot, readAt, failure, retry } = useLeverDeal(pair.id);
  const store = useBook(pair.id, snapshot);
  // Without a book its panel offers a retry; with one from the socket only the balances are missing.
  useRetry(useHasBook(store) && failure !== undefined, retry);
  const account = useLeverAccount(pair.id);
  const { orders: entrusts } = useOrders('entrusts', pair.id, 1);
  const [edit, setEdit] = useState<StopsEdit>();
  const ownPrices = useMemo(() => {
    const pricesOf = (direction: 'long' | 'short') =>
      new Set(entrusts.filter((order) => order.direction === direction).map(({ entryPrice }) => entryPrice));
    return { bids: pricesOf('long'), asks: pricesOf('short') };
  }, [entrusts]);
  const lines = useChartLines(pair, account, setEdit);
  return (
    <>
      <DealFrame
        screen="lever"
        pair={livePair}
        onSelect={onSelect}
        book={{
          store,
          ownPrices,
          readAt,
          failure,
          retry,
          onPick: (price) => void dispatch(levelTaken({ pair: pair.id, price })),
        }}
        lines={lines}
        above={
          account.isLoggedIn && (
            <AccountStrip quote={pair.quote} available={account.input.available} summary={account.summary} />
          )
        }
        renderForm={(onPlaced) => <OrderPanel key={pair.id} pair={pair} book={store} onPlaced={onPlaced} />}
        renderOrders={(info) => (
          <OrdersTabs pair={pair} account={account} info={info} onStops={(order) => setEdit({ order })} />
        )}
        shortcuts={[{ id: 'form', key: 'f', label: text('keys.form'), run: noAction, showsForm: true }]}
        phoneActions={[
          { id: 'long', label: text('side.long'), tone: 'buy', onPress: noAction },
          { id: 'short', label: text('side.short'), tone: 'sell', onPress: noAction },
        ]}
        phoneActionsLabel={text('side.label')}
      />
      <StopsEditor pair={pair} account={account} edit={edit} onEdit={setEdit} />
    </>
  );
}
