import type { Rebate } from '@bourse/contracts/identity';
import { useFormat } from '@bourse/i18n';
import { AmountText, type Column } from '@bourse/ui-kit';
import { useState } from 'react';
import { useRebatesQuery } from '../api/referral';
import { identityMessages } from '../locales/messages';
import { PagedPanel } from './paged-panel';

function useColumns(currency: string | undefined): Column<Rebate>[] {
  const text = identityMessages.useText();
  const format = useFormat();
  return [
    { id: 'time', header: text('referral.settled'), isTime: true, cell: ({ time }) => format.dateTime(time) },
    { id: 'friend', header: text('referral.friend'), cell: ({ account }) => <span translate="no">{account}</span> },
    {
      id: 'fee',
      header: text('referral.fee'),
      isNumeric: true,
      cell: ({ fee }) => <AmountText value={fee} unit={currency} />,
    },
    {
      id: 'amount',
      header: text('referral.amount'),
      isNumeric: true,
      cell: ({ amount }) => <AmountText value={amount} unit={currency} />,
    },
  ];
}

/** The rebates of the user, newest first. */
export function RebatesPanel({ currency }: { readonly currency: string | undefined }) {
  const text = identityMessages.useText();
  const [page, setPage] = useState(1);
  const read = useRebatesQuery(page);
  return (
    <PagedPanel
      title={text('referral.rebates')}
      columns={useColumns(currency)}
      rowKey={({ id }) => id}
      icon="scale"
      empty={text('referral.noRebates')}
      read={read}
      page={page}
      onPage={setPage}
    />
  );
}
