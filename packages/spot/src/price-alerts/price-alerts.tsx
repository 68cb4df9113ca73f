import { priceDecimals, usePair } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Button, useToast } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { spotMessages } from '../locales';
import { ALERTS_AT_MOST, type PriceAlert } from './alert';
import { AlertDialog } from './alert-dialog';
import { AlertsTable } from './alerts-table';
import { mayNotify } from './announce';
import { alertRemoved, alertSaved, selectAlerts } from './slice';

const Bar = styled('div')({ padding: '8px 12px' });

/** The price alerts of this device, with the way to set one for the pair that is shown. */
export function PriceAlerts({ pair }: { readonly pair: Pair }) {
  const text = spotMessages.useText();
  const toast = useToast();
  const dispatch = useDispatch();
  const alerts = useSelector(selectAlerts);
  const last = usePair(pair.id)?.last ?? pair.last;
  const [editing, setEditing] = useState<'new' | PriceAlert>();
  const close = () => setEditing(undefined);
  return (
    <>
      <Bar>
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            if (alerts.length < ALERTS_AT_MOST) setEditing('new');
            else toast.error(text('alerts.full'), 'spot-alerts');
          }}
        >
          {text('alerts.add')}
        </Button>
      </Bar>
      <AlertsTable
        alerts={alerts}
        canEdit={(alert) => alert.pair === pair.id}
        onEdit={setEditing}
        onRemove={({ id }) => dispatch(alertRemoved(id))}
      />
      {editing && (
        <AlertDialog
          symbol={pair.symbol}
          quote={pair.quote}
          pricePlaces={priceDecimals(pair)}
          last={last}
          alert={editing === 'new' ? undefined : editing}
          askToNotify={mayNotify}
          onClose={close}
          onSave={(choice) => {
            const id = editing === 'new' ? nanoid() : editing.id;
            dispatch(alertSaved({ ...choice, id, pair: pair.id, symbol: pair.symbol, firedAt: undefined }));
            close();
          }}
        />
      )}
    </>
  );
}
