import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { priceDecimals, usePair } from '@bourse/market';
import type { PairId } from '@bourse/market/contract';
import { useToast } from '@bourse/ui-kit';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { spotMessages } from '../locales';
import type { SpotDispatch } from '../state';
import { ALERTS_AT_MOST, withAlert, type PriceAlert } from './alert';
import { AlertDialog } from './alert-dialog';
import { mayNotify } from './announce';
import { changeAlerts } from './change-alerts';
import { selectAlerts } from './slice';

export interface AlertEditorProps {
  readonly pair: PairId;
  /** Edited; without it a new one is set. */
  readonly alert?: PriceAlert | undefined;
  /** Stands in the field of a new one. */
  readonly price?: Decimal | undefined;
  readonly onClose: () => void;
}

/** The dialog of an alert, with the present price of its pair and the list that it goes into. */
export function AlertEditor({ pair: id, alert, price, onClose }: AlertEditorProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const toast = useToast();
  const dispatch = useDispatch<SpotDispatch>();
  const pair = usePair(id);
  const count = useSelector(selectAlerts).length;
  // As it was when the dialog was asked for: the one that fills the list is still saved.
  const [isFull] = useState(count >= ALERTS_AT_MOST && !alert);

  useEffect(() => {
    if (!isFull) return;
    toast.error(text('alerts.full'), 'spot-alerts');
    onClose();
  }, [isFull, toast, text, onClose]);

  if (!pair || isFull) return null;
  const places = priceDecimals(pair);
  return (
    <AlertDialog
      symbol={pair.symbol}
      quote={pair.quote}
      pricePlaces={places}
      last={pair.last}
      alert={alert}
      price={price}
      askToNotify={mayNotify}
      onClose={onClose}
      onSave={(choice) => {
        const saved = { ...choice, id: alert?.id ?? nanoid(), pair: id, symbol: pair.symbol, firedAt: undefined };
        dispatch(changeAlerts((all) => withAlert(all, saved)));
        toast.success(
          text('alerts.saved', { symbol: pair.symbol, price: format.price(choice.price, places) }),
          'spot-alerts',
        );
        onClose();
      }}
    />
  );
}
