import type { referralSummary } from '@bourse/contracts/identity';
import type { ReplyOf } from '@bourse/contracts/wire';
import { decimal, times } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, Figure, Figures, Padded, Panel, Quiet, Stack } from '@bourse/ui-kit';
import { useReferralSummaryQuery } from '../api/referral';
import { ReadContent } from '../layout/read-content';
import { identityMessages } from '../locales/messages';

const HUNDRED = decimal(100);

/** Rebates in all, number of invited users, and the rule of the rebates. */
export function ReferralSummaryPanel() {
  const text = identityMessages.useText();
  const format = useFormat();
  const read = useReferralSummaryQuery();
  const content = ({ rate, invited, earned, currency }: ReplyOf<typeof referralSummary>) => {
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
      <Padded>
        <ReadContent read={read} failedTitle={text('referral.failed')} height={96}>
          {content}
        </ReadContent>
      </Padded>
    </Panel>
  );
}
