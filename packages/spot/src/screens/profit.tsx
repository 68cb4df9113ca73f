import { useLink } from '@bourse/feature-kit';
import { journalMessages, ResultTabs } from '@bourse/trading';
import { Page } from '@bourse/ui-kit';
import { PATHS } from '../paths';
import { spotMessages } from '../locales/messages';
import { ProfitView } from '../profit/profit-view';
import { SaleTable } from '../profit/sale-table';
import { useProfit } from '../profit/use-profit';

/** `/spotProfit`: what the user's spot trades have earned. */
export function Component() {
  const text = spotMessages.useText();
  // Before the content: a catalogue that is first asked for after the data would suspend the whole page.
  journalMessages.useText();
  const profit = useProfit();
  const trade = useLink(PATHS.deal);
  return (
    <Page title={text('profit.title')}>
      <ResultTabs />
      <ProfitView {...profit} trade={trade}>
        <SaleTable sales={profit.summary.sales} />
      </ProfitView>
    </Page>
  );
}
