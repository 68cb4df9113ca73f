import type { Decimal } from '@bourse/decimal';
import { useBook } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useIsPhone } from '@bourse/ui-kit';
import { useState } from 'react';
import { ReceiptKeeper } from '../execution-receipt/receipt-keeper';
import { AlertEditorOnPress } from '../price-alerts/alert-editor-on-press';
import { AlertWatch } from '../price-alerts/alert-watch';
import { OrderKeeper } from '../submit-order/order-keeper';
import { PhoneArrangement } from './phone-arrangement';
import { useDeal } from './use-deal';
import { useHasBook } from './use-has-book';
import { useRetry } from './use-retry';
import { useSteadyPair } from './use-steady-pair';
import { WideArrangement } from './wide-arrangement';

/** The deal screen of one pair. */
export function DealScreen({
  pair: livePair,
  onSelect,
}: {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}) {
  const isPhone = useIsPhone();
  const pair = useSteadyPair(livePair);
  const { snapshot, hasFailed, retry } = useDeal(pair);
  const book = useBook(pair.id, snapshot);
  // Without a book its panel offers to ask again; with one from the socket only the balances are missing.
  useRetry(useHasBook(book) && hasFailed, retry);
  const [alert, setAlert] = useState<{ readonly price: Decimal | undefined }>();
  const Arrangement = isPhone ? PhoneArrangement : WideArrangement;
  return (
    <>
      <ReceiptKeeper pair={pair} book={book} />
      <OrderKeeper />
      <AlertWatch />
      <Arrangement
        livePair={livePair}
        pair={pair}
        book={book}
        onSelect={onSelect}
        onAlert={(price) => setAlert({ price })}
      />
      {alert && <AlertEditorOnPress pair={pair.id} price={alert.price} onClose={() => setAlert(undefined)} />}
    </>
  );
}
