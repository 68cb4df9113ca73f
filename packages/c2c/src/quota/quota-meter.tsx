import { Alert, FactList } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { c2cMessages } from '../locales/messages';
import type { Count, Quota } from '../rules/quota';
import { PATHS } from '../paths';

/** Cancellations of today and unfinished orders, against the limits that the exchange announces. */
export function QuotaMeter({ quota }: { readonly quota: Quota | undefined }) {
  const text = c2cMessages.useText();
  if (!quota) return null;
  const shown = ({ count, limit, isExact }: Count) => {
    const used = isExact ? String(count) : text('quota.atLeast', { used: count });
    return limit === undefined ? used : text('quota.of', { used, limit });
  };
  return (
    <>
      <FactList
        facts={[
          { label: text('quota.cancellations'), value: shown(quota.cancellations) },
          { label: text('quota.unfinished'), value: shown(quota.unfinished) },
        ]}
      />
      {quota.isExhausted && (
        <Alert tone="warning">
          {text('quota.exhausted')} <Link to={PATHS.orders}>{text('orders.title')}</Link>
        </Alert>
      )}
    </>
  );
}
