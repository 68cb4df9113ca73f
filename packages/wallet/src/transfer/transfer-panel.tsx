import { ZERO } from '@bourse/decimal';
import { isLost } from '@bourse/safe-writes';
import { HeldBy } from './held-by';
import { TransferConfirmation } from './transfer-confirmation';
import { TransferForm } from './transfer-form';
import type { TransferOffer } from '../rules/transfer-options';
import { TransferOutcome } from './transfer-outcome';
import { useTransferForm } from './use-transfer-form';

export interface TransferPanelProps {
  readonly offer: TransferOffer;
  /** Code of the platform's own token; empty where there is none. */
  readonly platformToken?: string;
  /** Currency and direction are given and not offered for a choice. */
  readonly isFixed?: boolean;
  /** Runs instead of the navigation to the transfer history. */
  readonly onDone?: () => void;
  /** Shows a button that leaves the form. */
  readonly onCancel?: () => void;
}

/** The form of a transfer with its confirmation and the outcome of a lost reply. */
export function TransferPanel({ offer, platformToken = '', isFixed = false, onDone, onCancel }: TransferPanelProps) {
  const { values, preview, submit, market, actions } = useTransferForm(offer, onDone);
  const { currencyId, currency, from, frozen } = preview;
  const { state } = submit;
  return (
    <>
      <TransferForm
        form={{ values, preview, isBusy: submit.isBusy }}
        market={isFixed ? undefined : market}
        balance={{
          heldBy: frozen !== ZERO && (
            <HeldBy
              account={from}
              frozen={frozen}
              currencyId={currencyId}
              currency={currency}
              isPlatformToken={currency === platformToken}
            />
          ),
        }}
        actions={{ ...actions, onCancel }}
      />
      {isLost(state) && (
        <TransferOutcome
          state={state}
          onLookAgain={submit.lookAgain}
          onDismiss={submit.dismiss}
          onTryAgain={() => submit.press(state.ticket)}
        />
      )}
      {state.phase === 'confirming' && (
        <TransferConfirmation ticket={state.ticket} onCancel={submit.takeBack} onConfirm={submit.confirm} />
      )}
    </>
  );
}
