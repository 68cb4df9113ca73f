import { Alert, FactList } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { CANCELLATIONS_A_DAY, UNFINISHED_ORDERS, type Count, type Quota } from './quota';

/** Cancellations of today and unfinished orders against their limits, before an ad is taken. */
export function QuotaMeter({ quota }: { readonly quota: Quota | undefined }) {
  const text = c2cMessages.useText();
  if (!quota) return null;
  const shown = ({ count, isExact }: Count, limit: number) =>
    text(isExact ? 'quota.exact' : 'quota.atLeast', { used: count, limit });
  return (
    <>
      <FactList
        facts={[
          { label: text('quota.cancellations'), value: shown(quota.cancellations, CANCELLATIONS_A_DAY) },
          { label: text('quota.unfinished'), value: shown(quota.unfinished, UNFINISHED_ORDERS) },
        ]}
      />
      {quota.isExhausted && <Alert tone="warning">{text('quota.exhausted')}</Alert>}
    </>
  );
}
