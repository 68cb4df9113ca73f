import { useWrite } from '@bourse/safe-writes';
import { usePair, usePairs } from '@bourse/market';
import type { PairId } from '@bourse/contracts/market';
import { useLeverAccount } from '../account/use-lever-account';
import { leverMessages } from '../locales/messages';
import { changeByClosing } from '../rules/account-change';
import { closePreview } from '../rules/close-preview';
import { batchCloseWrite, type BatchTicket } from '../writes/position-writes';
import { BatchPreview } from './batch-preview';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import { useWriteToast } from '../layout/use-write-toast';

/** The confirmation of a batch close, on every screen. */
export function BatchDialog() {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const batch = useWrite(batchCloseWrite, (result) =>
    tell(
      result,
      ({ open }) => (open === 0 ? text('close.foundClosed') : text('batch.foundOpen', { count: open })),
      'batch',
    ),
  );
  const { groups } = usePairs();
  if (batch.state.phase !== 'confirming') return null;
  const { ticket } = batch.state;
  // All pairs have one account. A back end that names no pair of its positions must not keep them open.
  const named = ticket.positions.find((position) => position.pair !== undefined)?.pair;
  const pair = named ?? groups.flatMap(({ pairs }) => pairs)[0]?.id;
  return pair && <Preview ticket={ticket} pair={pair} onConfirm={batch.confirm} onCancel={batch.takeBack} />;
}

interface PreviewProps {
  readonly ticket: BatchTicket;
  /** The pair that the balance is read with. */
  readonly pair: PairId;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Preview({ ticket, pair, onConfirm, onCancel }: PreviewProps) {
  const account = useLeverAccount(pair);
  const { input, summary, pushedProfit } = account;
  const quote = usePair(pair)?.quote ?? '';
  const preview = closePreview(input.positions, ticket.selection, summary.figures);
  const [first] = preview.positions;
  return (
    <BatchPreview
      selection={ticket.selection}
      preview={preview}
      change={first && changeByClosing(account.viewOf(first), new Set(preview.positions.map(({ id }) => id)))}
      quote={quote}
      pushedProfit={pushedProfit}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
