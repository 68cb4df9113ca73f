import type { LeverOrder } from '@bourse/contracts/lever';
import { decimal, type Decimal } from '@bourse/decimal';
import { useWrite, type WriteResult } from '@bourse/safe-writes';
import { useShownRecord } from '@bourse/trading';
import { useScreenLink } from '@bourse/feature-kit';
import { useState } from 'react';
import type { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { useWriteToast } from '../layout/use-write-toast';
import { LINKS } from '../links';
import { leverMessages } from '../locales/messages';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import { quoteOf } from '../personal-limits/limits';
import { changeByMultiple } from '../rules/account-change';
import { withMultiple } from '../rules/change-multiple';
import { multipleWrite, type MultipleFinding } from '../writes/multiple-write';
import { ticketOf } from '../writes/position-writes';
import { multipleMessages } from './locales/messages';
import { MultipleDialog } from './multiple-dialog';

export interface ChangeMultipleProps {
  readonly account: ReturnType<typeof useLeverAccount>;
  /** The position as listed; the dialog has its newest figures. */
  readonly order: LeverOrder;
  readonly onClose: () => void;
}

/** Sets the multiple of a position. `onEnded` runs unless it is certainly unchanged: the dialog is then still needed. */
function useMultipleWrite(id: number, onEnded: () => void) {
  const text = multipleMessages.useText();
  const closed = leverMessages.useText()('stops.foundGone');
  const tell = useWriteToast(WRITE_TOAST);
  const isShown = useShownRecord(id);
  const onResult = (result: WriteResult<MultipleFinding, string>) => {
    tell(
      result,
      (finding) => (finding === 'gone' ? closed : text(finding === 'set' ? 'foundSet' : 'foundUnchanged')),
      id,
    );
    const isUnchanged = result.kind === 'refused' || (result.kind === 'unknown' && result.finding === 'unchanged');
    if (!isUnchanged && isShown(id)) onEnded();
  };
  const write = useWrite(multipleWrite, onResult, undefined, id);
  return {
    isBusy: write.isBusy,
    save: (order: LeverOrder, multiple: Decimal) => {
      write.press({ ...ticketOf(order, order.pair), multiple });
      write.confirm();
    },
  };
}

/** The dialog that changes the multiple of a position, and the write that it confirms. It stays open until the multiple is set. */
export function ChangeMultiple({ account, order, onClose }: ChangeMultipleProps) {
  const { isBusy, save } = useMultipleWrite(order.id, onClose);
  const position = account.input.positions.find(({ id }) => id === order.id);
  const { pair } = order;
  if (pair === undefined || position?.multiple === undefined) return null;
  return (
    <Choice
      account={account}
      position={position}
      pair={pair}
      isBusy={isBusy}
      onConfirm={(multiple) => save(position, multiple)}
      onCancel={onClose}
    />
  );
}

interface ChoiceProps extends Pick<ChangeMultipleProps, 'account'> {
  readonly position: LeverOrder;
  readonly pair: NonNullable<LeverOrder['pair']>;
  readonly isBusy: boolean;
  readonly onConfirm: (multiple: Decimal) => void;
  readonly onCancel: () => void;
}

/** The chosen multiple with what it would change. The balance is that of the position's own pair. */
function Choice({ account, position, pair, isBusy, onConfirm, onCancel }: ChoiceProps) {
  const { deal } = useLeverDeal(pair);
  const [chosen, setChosen] = useState<Decimal>();
  const quoteId = Number(pair.split('-')[1]);
  const transfer = useScreenLink(LINKS.transfer, { from: 'legal', to: 'lever', currency: quoteId });
  const multiple = chosen ?? position.multiple ?? decimal(1);
  const changed = withMultiple(position, multiple, account.lotSizes);
  const available = deal?.available;
  const view = { ...account.viewOf(position), available };
  return (
    <MultipleDialog
      position={position}
      changed={changed}
      multiple={multiple}
      multiples={deal?.multiples ?? []}
      available={available}
      change={changed && changeByMultiple(view, changed)}
      quote={quoteOf(position)}
      priceDecimals={account.decimalsOf(position)}
      transfer={transfer}
      isBusy={isBusy}
      onChoose={setChosen}
      onConfirm={() => onConfirm(multiple)}
      onCancel={onCancel}
    />
  );
}
