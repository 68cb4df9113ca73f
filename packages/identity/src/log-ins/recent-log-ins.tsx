import { useFormat, useTimeZone, zoneOffset } from '@bourse/i18n';
import { Alert, Text } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';
import { Rows } from '../layout/rows';
import { changedTimeZone, type DeviceLogIn } from '../rules/device-log-ins';

export interface RecentLogInsProps {
  /** Newest first. */
  readonly logIns: readonly DeviceLogIn[];
}

/** The latest logins of this device, with a warning if the time zone of the last one differs. */
export function RecentLogIns({ logIns }: RecentLogInsProps) {
  const text = identityMessages.useText();
  const format = useFormat();
  const { timeZone: shownZone } = useTimeZone();
  const changed = changedTimeZone(logIns);
  return (
    <>
      {changed && (
        <Alert tone="warning" title={text('logins.zoneChanged')}>
          {text('logins.zoneChanged.words', changed)}
        </Alert>
      )}
      {logIns.length === 0 ? (
        <Text tone="quiet">{text('logins.none')}</Text>
      ) : (
        <Rows>
          {logIns.map(({ at, browser, timeZone }) => (
            <div key={at}>
              <dt>
                {/* The zone of the display is not always that of the login. */}
                {format.dateTime(at)} ({zoneOffset(shownZone, at)})
              </dt>
              <dd>
                {[browser, timeZone && text('logins.zone', { zone: timeZone })]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </Rows>
      )}
      <Text tone="quiet">{text('logins.device')}</Text>
    </>
  );
}
