import { Page, Panel, Stack } from '@bourse/ui-kit';
import { BundlePanel } from '../diagnostics/bundle-panel';
import { CallTable } from '../diagnostics/call-table';
import { ChannelTable } from '../diagnostics/channel-table';
import { ConnectionPanel } from '../diagnostics/connection-panel';
import { diagnosticsMessages } from '../diagnostics/locales/messages';
import { useDiagnostics } from '../diagnostics/use-diagnostics';
import { homeMessages } from '../locales/messages';

/** `/diagnostics`: round trip, clock offset, age of the data, delivery delay by channel, and the file for support. */
export function Component() {
  const text = homeMessages.useText();
  const words = diagnosticsMessages.useText();
  const { connection, channels, calls, bundle } = useDiagnostics();
  return (
    <Page title={text('diagnostics.title')}>
      <Stack spacing={4}>
        <ConnectionPanel {...connection} />
        <ChannelTable rows={channels} />
        <Panel title={words('calls')}>
          <CallTable calls={calls} now={connection.now} />
        </Panel>
        <BundlePanel {...bundle} />
      </Stack>
    </Page>
  );
}
