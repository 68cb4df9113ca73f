import { useBook } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useIsPhone } from '@bourse/ui-kit';
import { ReceiptKeeper } from '../execution-receipt/receipt-keeper';
import { AlertWatch } from '../price-alerts/alert-watch';
import { Shortcuts } from '../shortcuts/shortcuts';
import { PhoneArrangement } from './phone-arrangement';
import { useDeal } from './use-deal';
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
  const { snapshot } = useDeal(pair);
  const book = useBook(pair.id, snapshot);
  const Arrangement = isPhone ? PhoneArrangement : WideArrangement;
  return (
    <>
      <ReceiptKeeper pair={pair} book={book} />
      <AlertWatch />
      <Shortcuts pair={pair} />
      <Arrangement livePair={livePair} pair={pair} book={book} onSelect={onSelect} />
    </>
  );
}
