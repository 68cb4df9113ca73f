import { WriteConfirmation, type WriteConfirmationProps } from '@bourse/safe-writes';
import { FactList, Stack, Text } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import type { WithdrawFinding, WithdrawTicket } from '../writes/withdraw-ad';
import { useWithdrawSummary } from './withdraw-outcomes';

export type WithdrawDialogProps = Pick<
  WriteConfirmationProps<WithdrawTicket, object, WithdrawFinding>,
  'state' | 'onConfirm' | 'onTakeBack' | 'onDismiss'
>;

/** Confirmation before an ad is withdrawn, and a refusal. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { state } = props;
  const text = c2cMessages.useText();
  const summaryOf = useWithdrawSummary();
  if (state.phase === 'idle') return null;
  const { adId, type } = state.ticket;
  return (
    <WriteConfirmation {...props} title={text('ads.withdrawTitle')} action={text('ads.withdraw')} tone="danger">
      <Stack>
        <Text>{summaryOf(state.ticket)}</Text>
        <FactList facts={[{ label: text('ad.number'), value: adId }]} />
        {type === 'sell' && <Text>{text('ads.withdrawReturns')}</Text>}
      </Stack>
    </WriteConfirmation>
  );
}
