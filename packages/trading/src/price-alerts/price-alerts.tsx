import { usePairs } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Button, Toolbar, useAnnounce } from '@bourse/ui-kit';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PriceAlert } from './alert';
import { AlertEditor } from './alert-editor';
import { priceAlerts } from './alert-storage';
import { useAlertText } from './use-alert-text';
import { AlertsTable } from './alerts-table';

/** The price alerts of this device, with a button to add one for the current pair. */
export function PriceAlerts({ pair }: { readonly pair: Pair }) {
  const text = tradingMessages.useText();
  const alertText = useAlertText();
  const announce = useAnnounce();
  const alerts = priceAlerts.useValue();
  const { groups } = usePairs();
  const known = new Set(groups.flatMap(({ pairs }) => pairs.map(({ id }) => id)));
  const [editing, setEditing] = useState<'new' | PriceAlert>();
  const close = () => setEditing(undefined);
  return (
    <>
      <Toolbar>
        <Button size="small" tone="quiet" onClick={() => setEditing('new')}>
          {text('alerts.add')}
        </Button>
      </Toolbar>
      <AlertsTable
        alerts={alerts}
        canEdit={(alert) => known.has(alert.pair)}
        onEdit={setEditing}
        onRemove={(alert) => {
          priceAlerts.update((all) => all.filter((other) => other.id !== alert.id));
          announce(alertText.removed(alert));
        }}
      />
      {editing === 'new' && <AlertEditor pair={pair.id} onClose={close} />}
      {editing && editing !== 'new' && <AlertEditor pair={editing.pair} alert={editing} onClose={close} />}
    </>
  );
}
