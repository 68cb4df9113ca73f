import type { LogRow } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { depositProgress } from '../rules/deposit-stage';

/** Writes the state of a withdrawal, deposit or proof, as the back end sent it; empty where it sends none. */
export function useStateText(): (row: LogRow) => string {
  const text = walletMessages.useText();
  return (row) => {
    const progress = depositProgress(row);
    if (progress && progress.stage !== 'complete') {
      const { confirmations, required } = progress;
      return text('state.confirmations', { confirmations, required, count: required });
    }
    if (progress) return text('state.complete');
    return row.state === undefined ? '' : text(`state.${row.state}`);
  };
}
