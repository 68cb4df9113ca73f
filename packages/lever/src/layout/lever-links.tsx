import { leverCapabilities } from '@bourse/contracts/lever';
import { AreaTabs, useProductCapabilities } from '@bourse/feature-kit';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** Links between the screens of the user's leverage orders. */
export function LeverLinks() {
  const text = leverMessages.useText();
  const { listsOvernightFees } = useProductCapabilities(leverCapabilities);
  return (
    <AreaTabs
      label={text('tabs.label')}
      entries={[
        { path: PATHS.deal, label: text('lever.title') },
        { path: PATHS.list, label: text('tabs.label') },
        { path: PATHS.transactions, aliases: [PATHS.transaction], label: text('deals.title') },
        { path: PATHS.record, label: text('journal.title') },
        ...(listsOvernightFees ? [{ path: PATHS.overnight, label: text('orders.overnight') }] : []),
      ]}
    />
  );
}
