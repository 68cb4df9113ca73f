import type { DeviceSession } from '@bourse/contracts/security';
import { useFormat } from '@bourse/i18n';
import { Button, Chip } from '@bourse/ui-kit';
import { useReport } from '../account/use-report';
import { useEndDeviceMutation } from '../api/devices';
import { identityMessages } from '../locales/messages';
import { browserName } from '../rules/browser-name';

/** One device: browser and system, address and place, last use. All but the own one can be logged out. */
export function DeviceRow({
  device: { id, device, address, place, lastUsedAt, isCurrent },
}: {
  readonly device: DeviceSession;
}) {
  const text = identityMessages.useText();
  const format = useFormat();
  const report = useReport();
  const [end, { isLoading }] = useEndDeviceMutation();
  const name = browserName(device) || text('devices.unknown');
  const details = [
    address,
    place ?? '',
    lastUsedAt === undefined ? '' : text('devices.lastUsed', { time: format.zonedDateTime(lastUsedAt) }),
  ].filter((part) => part !== '');
  return (
    <div>
      <dt>
        <strong>{name}</strong>
        <br />
        {details.join(' · ')}
      </dt>
      <dd>
        {isCurrent ? (
          <Chip tone="accent" label={text('devices.current')} />
        ) : (
          <Button
            size="small"
            tone="quiet"
            pending={isLoading}
            aria-label={text('devices.endOf', { device: name })}
            onClick={() => void end(id).then(({ error }) => report(error, text('devices.ended')))}
          >
            {text('devices.end')}
          </Button>
        )}
      </dd>
    </div>
  );
}
