import { loadState, ReadError, useFailureText, useProductCapabilities } from '@bourse/feature-kit';
import { useFormat, useServerText } from '@bourse/i18n';
import { priceDecimals } from '@bourse/market';
import { orderCapabilities, type Pair } from '@bourse/contracts/market';
import { useWrite } from '@bourse/safe-writes';
import { recordToast, useShownRecord } from '@bourse/trading';
import { Skeleton, Text, useToast } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { spotMessages } from '../locales/messages';
import type { AttachedExits } from '../rules/order-exits';
import { exitsWrite } from '../writes/exits-write';
import { useExitsQuery } from './exits-api';
import { ExitsDialog } from './exits-dialog';
import type { ExitsEdit } from './exits-edit';

const TOAST = 'spot-exits';

export interface ExitsEditorProps {
  readonly pair: Pair;
  /** `undefined` closes the dialog. */
  readonly edit: ExitsEdit | undefined;
  readonly onEdit: (edit: ExitsEdit | undefined) => void;
}

/** The write of the exits, with a toast for its outcome. `onEnded` runs unless they are certainly unchanged: the input is then still needed. */
function useExitsWrite(id: number | undefined, onEnded: () => void) {
  const text = spotMessages.useText();
  const store = useToast();
  const isShown = useShownRecord(id);
  const cause = `${TOAST}-${id}`;
  const failureText = useFailureText();
  const serverText = useServerText();
  return useWrite(
    exitsWrite,
    (result) => {
      const toast = recordToast(store, TOAST, id);
      if (result.kind === 'done') {
        toast.success(result.reply === '' ? text('exits.set') : serverText(result.reply));
      } else if (result.kind === 'refused') {
        const reason = failureText(result.failure);
        if (reason !== undefined) toast.error(reason);
      } else {
        toast.info(text(`exits.${result.finding ?? 'unchanged'}`));
      }
      const isUnchanged = result.kind === 'refused' || (result.kind === 'unknown' && result.finding !== 'set');
      if (!isUnchanged && isShown(id)) onEnded();
    },
    cause,
    id,
  );
}

/** Height of the two fields, CSS pixels. */
const HEIGHT = 152;

/** The exits of the edited buy, which are read where its row is not the only one. */
function useInitialExits(edit: ExitsEdit | undefined, { baseId }: Pair) {
  const { data, ...query } = useExitsQuery(edit && !edit.initial ? { id: edit.id, baseId } : skipToken);
  return { exits: edit?.initial ?? data, state: loadState({ ...query, data }), onRetry: () => void query.refetch() };
}

const NO_EXITS: AttachedExits = { takeProfit: undefined, stopLoss: undefined };

/** The exits are read, cannot be read, or are gone. */
function UnknownExits({ exits, state, onRetry }: ReturnType<typeof useInitialExits>) {
  const text = spotMessages.useText();
  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  return exits === null ? <Text>{text('exits.gone')}</Text> : <Skeleton height={HEIGHT} />;
}

/** The dialog of the exits of a buy, and the write that it confirms. It stays open until they are set. */
export function ExitsEditor({ pair, edit, onEdit }: ExitsEditorProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const write = useExitsWrite(edit?.id, () => onEdit(undefined));
  const offered = useProductCapabilities(orderCapabilities).find(
    ({ baseId, quoteId }) => baseId === pair.baseId && quoteId === pair.quoteId,
  );
  const read = useInitialExits(edit, pair);
  const { exits } = read;
  if (!edit) return null;
  const { id, order } = edit;
  const pricePlaces = priceDecimals(pair);
  // A buy that has filled is measured by the market.
  const price = order.exit ? pair.last : order.price;
  return (
    <ExitsDialog
      key={id}
      title={text('exits.title', {
        amount: format.amount(order.amount),
        base: order.base,
        price: order.exit ? text('form.market') : format.price(order.price, pricePlaces),
      })}
      entry={{ side: 'buy', price, priceDecimals: pricePlaces, priceStep: offered?.priceStep }}
      amount={order.remaining}
      quote={order.quote}
      initial={exits ?? NO_EXITS}
      unknown={exits ? undefined : <UnknownExits {...read} />}
      offersTrailing={offered?.exits.includes('trailing_stop') === true}
      isBusy={write.isBusy}
      onSave={(saved) => {
        write.press({ id, baseId: pair.baseId, quote: order.quote, ...saved });
        write.confirm();
      }}
      onClose={() => onEdit(undefined)}
    />
  );
}
