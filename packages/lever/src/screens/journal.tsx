import type { Pair, PairId } from '@bourse/contracts/market';
import { createJournalNotes, journalMessages, JournalView, ResultTabs, useJournalNotes } from '@bourse/trading';
import { Button } from '@bourse/ui-kit';
import { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '@bourse/contracts/lever';
import { useJournal } from '../journal/use-journal';
import { leverMessages } from '../locales/messages';
import { OrdersList } from '../orders/orders-tabs';
import { LeverLinks } from '../layout/lever-links';
import { LeverPairPage } from '../layout/lever-pair-page';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

/** Notes on closed positions, by their number. */
const positionNotes = createJournalNotes('leverage');

const noteKey = ({ id }: LeverOrder) => String(id);

function Record({ pair, only }: { readonly pair: Pair; readonly only: PairId | undefined }) {
  const text = leverMessages.useText();
  const account = useLeverAccount(pair.id);
  const { orders, statistics, days, isExporting, onExport } = useJournal(only);
  const notes = useJournalNotes<LeverOrder>({
    notes: positionNotes.useNotes(),
    keyOf: noteKey,
    nameOf: ({ symbol, id }) => text('closedChart.title', { symbol, id: String(id) }),
  });
  const chosen = orders.filter(notes.isShown);
  return (
    <>
      <JournalView statistics={statistics} days={days} quote={pair.quote} decimals={SHOWN_MONEY_DECIMALS} />
      <OrdersList
        list="closed"
        pair={pair}
        only={only}
        account={account}
        filter={notes.filter}
        actions={
          <Button size="small" tone="quiet" pending={isExporting} onClick={onExport}>
            {text('journal.export')}
          </Button>
        }
        note={notes.column}
        chosen={chosen.length < orders.length ? chosen : undefined}
      />
      {notes.dialog}
    </>
  );
}

/** `/leverRecord`: closed positions with statistics, a calendar, notes with tags, charts and a CSV export. */
export function Component() {
  const text = leverMessages.useText();
  // Before the content: a catalogue that is first asked for after the data would suspend the whole page.
  journalMessages.useText();
  return (
    <LeverPairPage
      title={text('journal.title')}
      links={
        <>
          <LeverLinks />
          <ResultTabs />
        </>
      }
    >
      {(pair, only) => <Record key={only} pair={pair} only={only} />}
    </LeverPairPage>
  );
}
