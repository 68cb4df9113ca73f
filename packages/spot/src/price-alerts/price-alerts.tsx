import { usePairs } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Button } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { spotMessages } from '../locales';
import type { SpotDispatch } from '../state';
import type { PriceAlert } from './alert';
import { AlertEditor } from './alert-editor';
import { AlertsTable } from './alerts-table';
import { changeAlerts } from './change-alerts';
import { selectAlerts } from './slice';

const Bar = styled('div')({ padding: '8px 12px' });

/** The price alerts of this device, with the way to set one for the pair that is shown. */
export function PriceAlerts({ pair }: { readonly pair: Pair }) {
  const text = spotMessages.useText();
  const dispatch = useDispatch<SpotDispatch>();
  const alerts = useSelector(selectAlerts);
  const { groups } = usePairs();
  const known = new Set(groups.flatMap(({ pairs }) => pairs.map(({ id }) => id)));
  const [editing, setEditing] = useState<'new' | PriceAlert>();
  const close = () => setEditing(undefined);
  return (
    <>
      <Bar>
        <Button size="small" tone="quiet" onClick={() => setEditing('new')}>
          {text('alerts.add')}
        </Button>
      </Bar>
      <AlertsTable
        alerts={alerts}
        canEdit={(alert) => known.has(alert.pair)}
        onEdit={setEditing}
        onRemove={({ id }) => dispatch(changeAlerts((all) => all.filter((other) => other.id !== id)))}
      />
      {editing === 'new' && <AlertEditor pair={pair.id} onClose={close} />}
      {editing && editing !== 'new' && <AlertEditor pair={editing.pair} alert={editing} onClose={close} />}
    </>
  );
}
