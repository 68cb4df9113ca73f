import { securityCapabilities } from '@bourse/contracts/security';
import { useProductCapabilities } from '@bourse/feature-kit';
import { Button, ConfirmDialog, Padded, Panel, Stack } from '@bourse/ui-kit';
import { useState } from 'react';
import { useReport } from '../account/use-report';
import { useDevicesQuery, useEndOtherDevicesMutation } from '../api/devices';
import { ReadContent } from '../layout/read-content';
import { identityMessages } from '../locales/messages';
import { DeviceRow } from './device-row';
import { Rows } from '../layout/rows';

/** The devices on which the user is logged in, where the back end tells them. */
export function DevicesPanel() {
  const { hasSessions } = useProductCapabilities(securityCapabilities);
  return hasSessions && <AnnouncedPanel />;
}

function AnnouncedPanel() {
  const text = identityMessages.useText();
  const read = useDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={text('devices.title')}>
      <Padded>
        <ReadContent read={read} failedTitle={text('devices.failed')} height={120}>
          {(devices) => (
            <Stack>
              <Rows>
                {devices.map((device) => (
                  <DeviceRow key={device.id} device={device} />
                ))}
              </Rows>
              {devices.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
            </Stack>
          )}
        </ReadContent>
      </Padded>
    </Panel>
  );
}

function EndOthers() {
  const text = identityMessages.useText();
  const report = useReport();
  const [end, { isLoading }] = useEndOtherDevicesMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { error } = await end();
    setAsking(false);
    report(error, text('devices.endedOthers'));
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {text('devices.endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('devices.endOthers.title')}
        pending={isLoading}
        confirmLabel={text('devices.endOthers')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {text('devices.endOthers.words')}
      </ConfirmDialog>
    </>
  );
}
