import { MOST_PASSKEYS, type Passkey } from '@bourse/contracts/security';
import { useFormat } from '@bourse/i18n';
import { Button, Stack, Text } from '@bourse/ui-kit';
import { Rows } from '../layout/rows';
import { identityMessages } from '../locales/messages';

export interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  /** The browser and the address of the page have passkeys. */
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (passkey: Passkey) => void;
}

/** What a passkey does, those of the account with their times, and the ways to add and to remove one. */
export function PasskeyList({ passkeys, canAdd, onAdd, onRemove }: PasskeyListProps) {
  const text = identityMessages.useText();
  return (
    <Stack>
      <Text tone="quiet">{text('passkeys.lead')}</Text>
      {passkeys.length === 0 ? (
        <Text tone="quiet">{text('passkeys.none')}</Text>
      ) : (
        <Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={onRemove} />
          ))}
        </Rows>
      )}
      <Adding isFull={passkeys.length >= MOST_PASSKEYS} canAdd={canAdd} onAdd={onAdd} />
    </Stack>
  );
}

interface AddingProps extends Pick<PasskeyListProps, 'canAdd' | 'onAdd'> {
  readonly isFull: boolean;
}

function Adding({ isFull, canAdd, onAdd }: AddingProps) {
  const text = identityMessages.useText();
  if (isFull) return <Text tone="quiet">{text('passkeys.full')}</Text>;
  if (!canAdd) return <Text tone="quiet">{text('passkeys.notHere')}</Text>;
  return <Button onClick={onAdd}>{text('passkeys.add')}</Button>;
}

interface PasskeyRowProps extends Pick<PasskeyListProps, 'onRemove'> {
  readonly passkey: Passkey;
}

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const text = identityMessages.useText();
  const format = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  const details = [
    createdAt === undefined ? '' : text('passkeys.addedAt', { time: format.zonedDateTime(createdAt) }),
    lastUsedAt === undefined
      ? text('passkeys.unused')
      : text('passkeys.lastUsed', { time: format.zonedDateTime(lastUsedAt) }),
  ].filter((part) => part !== '');
  return (
    <div>
      <dt>
        <strong>{name}</strong>
        <br />
        {details.join(' · ')}
      </dt>
      <dd>
        <Button
          size="small"
          tone="quiet"
          aria-label={text('passkeys.removeOf', { name })}
          onClick={() => onRemove(passkey)}
        >
          {text('passkeys.remove')}
        </Button>
      </dd>
    </div>
  );
}
