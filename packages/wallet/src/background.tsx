import { WriteRecovery } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { walletMessages } from './locales/messages';
import { transferWrite } from './writes/transfer-write';
import { withdrawWrite } from './writes/withdraw-write';

/** Looks lost transfers and withdrawals up on every screen, also after a reload. */
export function Component() {
  const text = walletMessages.useText();
  const toast = useToast();
  return (
    <>
      <WriteRecovery
        write={transferWrite}
        onFound={({ kind }) => {
          if (kind === 'found') toast.success(text('transfer.found'));
          else toast.info(text('transfer.nothing'));
        }}
      />
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
