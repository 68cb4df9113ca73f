import type { Invitee } from '@bourse/contracts/identity';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { AmountText, type Column } from '@bourse/ui-kit';
import { useState } from 'react';
import { useInviteesQuery } from '../api/referral';
import { identityMessages } from '../locales/messages';
import { PagedPanel } from './paged-panel';

function useColumns(currency: string | undefined): Column<Invitee>[] {
  const text = identityMessages.useText();
  const format = useFormat();
  const verified = ({ isVerified }: Invitee) => {
    if (isVerified === undefined) return NO_VALUE;
    return text(isVerified ? 'referral.identity.yes' : 'referral.identity.no');
  };
  return [
    { id: 'friend', header: text('referral.friend'), cell: ({ account }) => <span translate="no">{account}</span> },
    {
      id: 'joined',
      header: text('referral.joined'),
      isTime: true,
      cell: ({ invitedAt }) => format.dateTime(invitedAt),
    },
    { id: 'identity', header: text('referral.identity'), cell: verified },
    {
      id: 'earned',
      header: text('referral.ofFriend'),
      isNumeric: true,
      cell: ({ earned }) => <AmountText value={earned} unit={currency} />,
    },
  ];
}

/** The users whom the user has invited, newest first. */
export function InviteesPanel({ currency }: { readonly currency: string | undefined }) {
  const text = identityMessages.useText();
  const [page, setPage] = useState(1);
  const read = useInviteesQuery(page);
  return (
    <PagedPanel
      title={text('referral.friends')}
      columns={useColumns(currency)}
      rowKey={({ account, invitedAt }) => `${account} ${invitedAt}`}
      icon="user"
      empty={text('referral.noFriends')}
      read={read}
      page={page}
      onPage={setPage}
    />
  );
}
