import { WriteDialog, type WriteDialogProps } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { FactList, Stack, Text } from '@bourse/ui-kit';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import type { WithdrawFinding, WithdrawTicket } from '../writes/withdraw-ad';

type Dialog = WriteDialogProps<WithdrawTicket, object, WithdrawFinding>;

export type WithdrawDialogProps = Pick<
  Dialog,
  'state' | 'onConfirm' | 'onTakeBack' | 'onLookAgain' | 'onDismiss' | 'onTryAgain'
>;

/** Confirmation before an ad is withdrawn, and the outcome. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { state } = props;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  if (state.phase === 'idle') return null;
  const { adId, type, remainder, price, currency } = state.ticket;
  const summary = text('ads.withdrawSummary', {
    amount: format.amount(remainder, C2C_DECIMALS),
    coin: currency,
    price: yuan(price),
  });
  return (
    <WriteDialog
      {...props}
      title={text('ads.withdrawTitle')}
      action={text('ads.withdraw')}
      tone="danger"
      summary={summary}
      unknownTitle={text('ad.unknown')}
      describe={(finding) =>
        finding === 'withdrawn'
          ? { title: text('ads.withdrawn'), message: text('ads.withdrawnHint') }
          : { title: text('ads.listed') }
      }
    >
      <Stack>
        <Text>{summary}</Text>
        <FactList facts={[{ label: text('ad.number'), value: adId }]} />
        {type === 'sell' && <Text>{text('ads.withdrawReturns')}</Text>}
      </Stack>
    </WriteDialog>
  );
}
