import { useServerText } from '@bourse/i18n';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { WriteRecovery } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { ACCOUNTS } from '@bourse/contracts/wallet';
import { useWaitingConversion } from './conversion/use-waiting-conversion';
import { useDepositNews } from './deposit/use-deposit-news';
import { walletMessages } from './locales/messages';
import { accountsOfDirection } from './writes/differences';
import { convertWrite, type ConvertFinding } from './writes/convert-write';
import { transferWrite } from './writes/transfer-write';
import { withdrawWrite } from './writes/withdraw-write';

/** On every screen: tells what happens to deposits, and looks lost transfers, withdrawals and conversions up, also after a reload. */
export function Component() {
  const text = walletMessages.useText();
  const serverText = useServerText();
  const toast = useToast();
  useDepositNews();
  const tellConversion = (finding: ConvertFinding) => {
    if (finding === 'found') toast.success(serverText(SERVER_TEXTS.exchanged));
    if (finding === 'nothing') toast.info(serverText(SERVER_TEXTS.exchangeFailed));
  };
  useWaitingConversion(tellConversion);
  const nameOf = (written: string) => {
    const account = ACCOUNTS.find((one) => one === written);
    return account ? text(`account.${account}`) : written;
  };
  return (
    <>
      <WriteRecovery
        write={transferWrite}
        nameOf={(direction) => accountsOfDirection(direction).map(nameOf).join(' → ')}
        onFound={({ kind }) => {
          if (kind === 'found') toast.success(text('transfer.found'));
          else toast.info(text('transfer.nothing'));
        }}
      />
      <WriteRecovery write={convertWrite} onFound={tellConversion} />
      <WriteRecovery
        write={withdrawWrite}
        onFound={({ kind }) => {
          if (kind === 'found') toast.success(text('withdraw.found'));
          else toast.info(text('withdraw.nothing'));
        }}
      />
    </>
  );
}
