import type { Pair } from '@bourse/market/contract';
import { Button } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useLeverAccount } from '../account/use-lever-account';
import { JournalView } from '../journal/journal-view';
import { useJournal } from '../journal/use-journal';
import { leverMessages } from '../locales/messages';
import { ListOfPair } from '../order-panel/orders-tabs';
import { LeverPairPage } from './lever-pair-page';

const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '0 12px' });
const noStops = () => {};

function Record({ pair }: { readonly pair: Pair }) {
  const text = leverMessages.useText();
  const account = useLeverAccount(pair.id);
  const { statistics, days, isExporting, onExport } = useJournal(pair);
  return (
    <>
      <Actions>
        <Button size="small" tone="quiet" pending={isExporting} onClick={onExport}>
          {text('journal.export')}
        </Button>
      </Actions>
      <JournalView statistics={statistics} days={days} quote={pair.quote} />
      <ListOfPair list="closed" pair={pair} account={account} onStops={noStops} />
    </>
  );
}

/** `/leverRecord`: closed positions of a pair with statistics, a calendar and a CSV export. */
export function Component() {
  const text = leverMessages.useText();
  return <LeverPairPage title={text('journal.title')}>{(pair) => <Record key={pair.id} pair={pair} />}</LeverPairPage>;
}
