import { useServerText } from '@bourse/i18n';
import { walletMessages } from '../locales/messages';
import { transferInText } from '../rules/transfer-text';

/** Writes the explanation of a ledger row: a transfer by the names of its accounts, another text as the catalogue has it. */
export function useRecordText(): (info: string) => string {
  const text = walletMessages.useText();
  const serverText = useServerText();
  return (info) => {
    const transfer = transferInText(info);
    if (!transfer) return serverText(info);
    return text('record.transfer', {
      from: text(`account.${transfer.from}`),
      to: text(`account.${transfer.to}`),
    });
  };
}
