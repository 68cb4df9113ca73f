import { removeKept, presentUser } from '@bourse/storage';
import { Button, ConfirmDialog, Text } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { shellMessages } from '../../locales/messages';
import { logOutMessages } from './locales/messages';
import { logOutEffects, type DeviceData, type LogOutEffects } from './device-data';

export interface LogOutDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Whether the removal asks again: a lost planned stop costs money, a lost alert a chance. */
const isAsked = ({ kept }: LogOutEffects) => kept.includes('plannedStops') || kept.includes('alerts');

async function removeEverything(): Promise<void> {
  const userId = presentUser();
  if (userId !== undefined) await removeKept(userId);
}

interface KindsProps {
  readonly title: string;
  readonly kinds: readonly DeviceData[];
  readonly state: 'kept' | 'removed';
}

function Kinds({ title, kinds, state }: KindsProps) {
  const text = logOutMessages.useText();
  if (kinds.length === 0) return null;
  return (
    <>
      <Text>{title}</Text>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {text(state === 'kept' && (kind === 'plannedStops' || kind === 'alerts') ? `kept.${kind}` : `data.${kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Names what a log-out keeps on this device only, what it removes and what the account keeps, and offers to remove everything. Opens once that is known. */
export function LogOutDialog({ onConfirm, onClose }: LogOutDialogProps) {
  const text = logOutMessages.useText();
  const shell = shellMessages.useText();
  const [effects, setEffects] = useState<LogOutEffects>();
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void logOutEffects().then((known) => isCurrent && setEffects(known));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!effects) return null;
  const { kept, removed, inAccount, isUnread } = effects;
  const account = <Kinds title={text('account')} kinds={inAccount} state="kept" />;
  const remove = () => void removeEverything().then(onConfirm);
  if (isRemoving) {
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={text('remove.title')}
        confirmLabel={text('remove.confirm')}
        cancelLabel={text('stay')}
        onConfirm={remove}
        onCancel={onClose}
      >
        <Kinds title={text('remove.hint')} kinds={[...kept, ...removed]} state="removed" />
        {account}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={text('title')}
      confirmLabel={shell('header.logout')}
      cancelLabel={text('stay')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {isUnread && <Text>{text('unread')}</Text>}
      <Kinds title={text('kept')} kinds={kept} state="kept" />
      <Kinds title={text('removes')} kinds={removed} state="removed" />
      {account}
      {!isUnread && kept.length + inAccount.length > 0 && (
        <Button tone="quiet" onClick={() => (isAsked(effects) ? setRemoving(true) : remove())}>
          {text('remove')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
