import { NO_VALUE, useFormat } from '@bourse/i18n';
import type { ConnectionState } from '@bourse/realtime';
import { Button, FactList, Padded, Panel } from '@bourse/ui-kit';
import type { ClockOffset } from '../rules/channel-log';
import { diagnosticsMessages } from './locales/messages';
import type { MeasurementState } from './use-measurement';

export interface ConnectionPanelProps {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly connection: ConnectionState;
  /** `undefined` before the first reply with a time. */
  readonly clock: ClockOffset | undefined;
  readonly measured: MeasurementState;
  readonly onMeasure: () => void;
}

/** Round trip, clock offset and age of the streamed data. */
export function ConnectionPanel({ now, connection, clock, measured, onMeasure }: ConnectionPanelProps) {
  const text = diagnosticsMessages.useText();
  const format = useFormat();
  const { phase, lastHeardAt } = connection;
  const roundTrip = () => {
    if (measured.kind === 'failed') return text('notMeasured');
    if (measured.kind !== 'done') return NO_VALUE;
    const { least, median, most } = measured.measurement;
    return text('roundTripOf', {
      least: format.number(least),
      median: format.number(median),
      most: format.number(most),
    });
  };
  return (
    <Panel
      title={text('connection')}
      actions={
        <Button size="small" tone="quiet" pending={measured.kind === 'running'} onClick={onMeasure}>
          {text('measure')}
        </Button>
      }
    >
      <Padded>
        <FactList
          facts={[
            { label: text('phase'), value: text(`phase.${phase}`) },
            {
              label: text('lastEvent'),
              value:
                lastHeardAt === undefined
                  ? NO_VALUE
                  : text('seconds', { seconds: format.number(Math.max(0, Math.round((now - lastHeardAt) / 1000))) }),
            },
            { label: text('roundTrip'), value: <output>{roundTrip()}</output> },
            {
              label: text('offset'),
              value:
                clock === undefined
                  ? NO_VALUE
                  : text('offsetOf', {
                      offset: format.number(Math.round(clock.offset)),
                      precision: format.number(Math.ceil(clock.precision)),
                    }),
            },
          ]}
        />
      </Padded>
    </Panel>
  );
}
