import type { Decimal } from '@bourse/decimal';
import { mayNotify } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import { priceDecimals, usePair } from '@bourse/market';
import type { PairId } from '@bourse/contracts/market';
import { useToast } from '@bourse/ui-kit';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { ALERTS_AT_MOST, withAlert, type PriceAlert } from './alert';
import { AlertDialog } from './alert-dialog';
import { priceAlerts } from './alert-storage';
import { useAlertText } from './use-alert-text';

export interface AlertEditorProps {
  readonly pair: PairId;
  /** Edited; without it a new one is set. */
  readonly alert?: PriceAlert | undefined;
  /** Initial price of a new alert. */
  readonly price?: Decimal | undefined;
  readonly onClose: () => void;
}

/** The alert dialog, with the current price of its pair and the list for the result. */
export function AlertEditor({ pair: id, alert, price, onClose }: AlertEditorProps) {
  const text = tradingMessages.useText();
  const format = useFormat();
  const { condition } = useAlertText();
  const toast = useToast();
  const pair = usePair(id);
  const count = priceAlerts.useValue().length;
  // The list at the time of opening: an alert that reaches the maximum is still saved.
  const [isFull] = useState(count >= ALERTS_AT_MOST && !alert);

  useEffect(() => {
    if (!isFull) return;
    toast.error(text('alerts.full'), 'price-alerts');
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
        priceAlerts.update((all) => withAlert(all, saved));
        toast.success(
          choice.indicator
            ? text('alerts.savedIndicator', { symbol: pair.symbol, condition: condition(saved) })
            : text('alerts.saved', { symbol: pair.symbol, price: format.price(choice.price, places) }),
          'price-alerts',
        );
        onClose();
      }}
    />
  );
}
