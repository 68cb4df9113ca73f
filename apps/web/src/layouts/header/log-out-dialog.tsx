import { ConfirmDialog, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { shellMessages } from '../../locales/messages';
import { deviceData } from './device-data';

export interface LogOutDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names what a log-out removes from this device, before it does. */
export function LogOutDialog({ onConfirm, onClose }: LogOutDialogProps) {
  const text = shellMessages.useText();
  const [removed] = useState(deviceData);
  return (
    <ConfirmDialog
      open
      title={text('logout.title')}
      confirmLabel={text('header.logout')}
      cancelLabel={text('logout.stay')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Text>{text('logout.removes')}</Text>
      <ul>
        {removed.map((kind) => (
          <li key={kind}>{text(`logout.removes.${kind}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
