import { isLost } from '@bourse/safe-writes';
import { useLink, useServerNow } from '@bourse/feature-kit';
import { PATHS } from '../paths';
import type { Account, SavedAddress } from '@bourse/contracts/wallet';
import { useWithdrawForm } from './use-withdraw-form';
import { WithdrawForm } from './withdraw-form';
import { WithdrawOutcome } from './withdraw-outcome';
import { WithdrawReview } from './withdraw-review';
import { isAllowListOn } from '../rules/allow-list';
import type { WithdrawalSituation } from '../rules/withdrawal-rules';

export interface WithdrawalProps {
  readonly account: Account;
  readonly situation: Omit<WithdrawalSituation, 'now'>;
  readonly book: readonly SavedAddress[];
}

/** The form of a withdrawal with its review and the outcome of a lost reply. */
export function Withdrawal({ account, situation, book }: WithdrawalProps) {
  const { values, preview, submit, isOwn, actions } = useWithdrawForm(account, situation);
  const bookLink = useLink(PATHS.withdrawAddresses);
  const serverNow = useServerNow();
  const { currency, networks, isNetworkAssumed, source, allowList } = situation;
  const { info, rule } = preview;
  const { state } = submit;
  return (
    <>
      <WithdrawForm
        form={{ values, preview, isBusy: submit.isBusy }}
        market={{
          currency: currency.code,
          rule,
          networks,
          isNetworkAssumed,
          book,
          bookLink,
          hasAllowList: isAllowListOn(allowList, serverNow()),
        }}
        balance={{ source, info }}
        actions={actions}
      />
      {isLost(state) && isOwn && (
        <WithdrawOutcome
          state={state}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryAgain={() => submit.press(state.ticket)}
        />
      )}
      {state.phase === 'confirming' && isOwn && (
        <WithdrawReview
          ticket={state.ticket}
          source={source}
          password={submit.password}
          code={submit.code}
          onCancel={submit.takeBack}
          onConfirm={() => submit.confirm(state.ticket.address)}
        />
      )}
    </>
  );
}
