import { identityCapabilities } from '@bourse/contracts/identity';
import { useProductCapabilities } from '@bourse/feature-kit';
import { Page, Skeleton, Stack } from '@bourse/ui-kit';
import { useUser } from '../account/use-user';
import { useReferralSummaryQuery } from '../api/referral';
import { identityMessages } from '../locales/messages';
import { InvitePanel } from '../referral/invite-panel';
import { InviteesPanel } from '../referral/invitees-panel';
import { RebatesPanel } from '../referral/rebates-panel';
import { ReferralSummaryPanel } from '../referral/referral-summary';

/** Summary and lists, which the back end has where it announces `referral`. */
function Announced() {
  const currency = useReferralSummaryQuery().data?.currency;
  return (
    <>
      <ReferralSummaryPanel />
      <InviteesPanel currency={currency} />
      <RebatesPanel currency={currency} />
    </>
  );
}

/** `/account/referral`: the invite code, the invited users and the rebates. */
export function Component() {
  const text = identityMessages.useText();
  const { user } = useUser();
  const { hasReferral } = useProductCapabilities(identityCapabilities);
  return (
    <Page title={text('referral.title')}>
      <Stack spacing={4}>
        {user ? <InvitePanel user={user} /> : <Skeleton height={240} />}
        {hasReferral && <Announced />}
      </Stack>
    </Page>
  );
}
