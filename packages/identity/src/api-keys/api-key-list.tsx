import { MOST_API_KEYS, type ApiKey } from '@bourse/contracts/security';
import { useFormat } from '@bourse/i18n';
import { Button, Chip, Stack, Text } from '@bourse/ui-kit';
import { Rows } from '../layout/rows';
import { identityMessages } from '../locales/messages';
import { apiKeyMessages } from './locales/messages';

export interface ApiKeyListProps {
  readonly keys: readonly ApiKey[];
  /** Epoch milliseconds of the back end. */
  readonly now: number;
  readonly onCreate: () => void;
  readonly onRemove: (key: ApiKey) => void;
}

/** What a key does, those of the account, and the ways to make and to remove one. */
export function ApiKeyList({ keys, now, onCreate, onRemove }: ApiKeyListProps) {
  const text = apiKeyMessages.useText();
  return (
    <Stack>
      <Text tone="quiet">{text('lead')}</Text>
      {keys.length === 0 ? (
        <Text tone="quiet">{text('none')}</Text>
      ) : (
        <Rows>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} now={now} onRemove={onRemove} />
          ))}
        </Rows>
      )}
      {keys.length >= MOST_API_KEYS ? (
        <Text tone="quiet">{text('full')}</Text>
      ) : (
        <Button onClick={onCreate}>{text('create')}</Button>
      )}
    </Stack>
  );
}

interface KeyRowProps extends Pick<ApiKeyListProps, 'now' | 'onRemove'> {
  readonly apiKey: ApiKey;
}

function KeyRow({ apiKey, now, onRemove }: KeyRowProps) {
  const text = apiKeyMessages.useText();
  const common = identityMessages.useText();
  const { name, key, expiresAt } = apiKey;
  const lines = useLines(apiKey);
  return (
    <div>
      <dt>
        <strong>{name}</strong> <code translate="no">{key}</code>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </dt>
      <dd>
        {expiresAt !== undefined && expiresAt <= now && <Chip tone="warning" label={text('expired')} />}
        <Button
          size="small"
          tone="quiet"
          aria-label={common('passkeys.removeOf', { name })}
          onClick={() => onRemove(apiKey)}
        >
          {common('passkeys.remove')}
        </Button>
      </dd>
    </div>
  );
}

/** What a key may do and from where; its times; its last use. */
function useLines({ permissions, addresses, createdAt, expiresAt, lastUsedAt, lastAddress }: ApiKey) {
  const text = apiKeyMessages.useText();
  const common = identityMessages.useText();
  const format = useFormat();
  const names = { read: text('reads'), trade: text('trades') };
  const timed = (name: 'createdAt' | 'expires', at: number | undefined) =>
    at === undefined ? [] : [text(name, { time: format.zonedDateTime(at) })];
  return [
    [
      ...permissions.map((permission) => names[permission]),
      addresses.length === 0 ? text('anywhere') : text('from', { addresses: addresses.join(', ') }),
    ],
    [...timed('createdAt', createdAt), ...timed('expires', expiresAt)],
    [lastUse()],
  ].flatMap((parts) => (parts.length === 0 ? [] : [parts.join(' · ')]));

  function lastUse() {
    if (lastUsedAt === undefined) return common('passkeys.unused');
    const time = format.zonedDateTime(lastUsedAt);
    return lastAddress === undefined
      ? common('passkeys.lastUsed', { time })
      : text('usedFrom', { time, address: lastAddress });
  }
}
