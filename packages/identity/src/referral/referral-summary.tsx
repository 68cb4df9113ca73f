import { asFailure } from '@bourse/api-client';
import { decimal, times } from '@bourse/decimal';
import { ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { AmountText, Figure, Figures, Padded, Panel, Quiet, Skeleton, Stack } from '@bourse/ui-kit';
import { useReferralSummaryQuery } from '../api/referral';
import { identityMessages } from '../locales/messages';

const HUNDRED = decimal(100);

/** Rebates in all, number of invited users, and the rule of the rebates. */
export function ReferralSummaryPanel() {
  const text = identityMessages.useText();
  const format = useFormat();
  const { data, error, refetch } = useReferralSummaryQuery();
  const content = () => {
    if (!data) {
      if (error === undefined) return <Skeleton height={96} />;
      return <ReadError title={text('referral.failed')} failure={asFailure(error)} onRetry={() => void refetch()} />;
    }
    const { rate, invited, earned, currency } = data;
    const share = format.percent(rate && times(rate, HUNDRED));
    return (
      <Stack spacing={2}>
        <Figures>
          <Figure label={text('referral.earned')} size="heading">
            <AmountText value={earned} unit={currency} />
          </Figure>
          <Figure label={text('referral.invited')}>{format.number(invited)}</Figure>
          <Figure label={text('referral.rate')}>{share}</Figure>
        </Figures>
        {rate !== undefined && <Quiet>{text('referral.rule', { rate: share, currency })}</Quiet>}
      </Stack>
    );
  };
  return (
    <Panel title={text('referral.title')}>
      <Padded>{content()}</Padded>
    </Panel>
  );
}
