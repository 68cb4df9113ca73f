import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, Checkbox, colour, NumberField } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { spotMessages } from '../locales';
import { PlainDialog } from '../plain-dialog/plain-dialog';
import { directionOf, type PriceAlert } from './alert';

const Fields = styled('div')({ display: 'grid', gap: 12, paddingTop: 8 });
const Words = styled('p')({ margin: 0, fontSize: 13, color: colour.quiet });

/** What the reader decides about an alert. */
export type AlertChoice = Pick<PriceAlert, 'price' | 'direction' | 'hasSound' | 'hasNotification'>;

export interface AlertDialogProps {
  readonly symbol: string;
  readonly quote: string;
  readonly pricePlaces: number;
  /** The present price: what the alert waits from. */
  readonly last: Decimal;
  /** What stands in the fields at first: the alert that is edited. */
  readonly alert?: PriceAlert | undefined;
  /** What stands in the price of a new one. */
  readonly price?: Decimal | undefined;
  /** Asks the system whether the page may notify; only when the box is ticked. */
  readonly askToNotify: () => Promise<boolean>;
  readonly onSave: (choice: AlertChoice) => void;
  readonly onClose: () => void;
}

/** Sets a price alert, or edits one: which arms it anew. */
export function AlertDialog(props: AlertDialogProps) {
  const { symbol, quote, pricePlaces, last, alert, askToNotify, onSave, onClose } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  const [price, setPrice] = useState(alert?.price ?? props.price);
  const [hasSound, setSound] = useState(alert?.hasSound ?? false);
  const [hasNotification, setNotification] = useState(alert?.hasNotification ?? false);
  const [isRefused, setRefused] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const direction = directionOf(price, last);

  const tickNotification = async (wanted: boolean) => {
    const allowed = wanted && (await askToNotify());
    setNotification(allowed);
    setRefused(wanted && !allowed);
  };
  const save = () => {
    setPressed(true);
    if (price !== undefined && direction) onSave({ price, direction, hasSound, hasNotification });
  };

  return (
    <PlainDialog
      open
      title={text('alerts.titleNew', { symbol })}
      onClose={onClose}
      actions={<Button onClick={save}>{text('alerts.save')}</Button>}
    >
      <Fields>
        <NumberField
          label={text('alerts.price')}
          value={price}
          onChange={setPrice}
          decimals={pricePlaces}
          unit={quote}
          error={isPressed && !direction ? text('alerts.needsPrice') : undefined}
        />
        <Words>{text('alerts.hint', { last: format.price(last, pricePlaces) })}</Words>
        <Checkbox label={text('alerts.sound')} checked={hasSound} onChange={setSound} />
        <Checkbox
          label={text('alerts.notify')}
          checked={hasNotification}
          onChange={(wanted) => void tickNotification(wanted)}
        />
        {isRefused && <output>{text('alerts.notAllowed')}</output>}
      </Fields>
    </PlainDialog>
  );
}
