import { NO_VALUE, useFormat } from '@bourse/i18n';
import { DataTable, Padded, Panel, Quiet, type Column } from '@bourse/ui-kit';
import type { ChannelFigures } from '../rules/channel-log';
import { diagnosticsMessages } from './locales/messages';
import type { Channel } from './use-channels';

export interface ChannelRow extends ChannelFigures {
  readonly channel: Channel;
}

const SECOND_MS = 1000;

function useColumns(): Column<ChannelRow>[] {
  const text = diagnosticsMessages.useText();
  const format = useFormat();
  const milliseconds = (value: number | undefined) =>
    value === undefined ? NO_VALUE : text('milliseconds', { milliseconds: format.number(Math.round(value)) });
  return [
    { id: 'name', header: text('channels.name'), cell: ({ channel }) => text(`channel.${channel}`) },
    {
      id: 'age',
      header: text('channels.age'),
      isNumeric: true,
      cell: ({ age }) =>
        age === undefined ? NO_VALUE : text('seconds', { seconds: format.number(Math.round(age / SECOND_MS)) }),
    },
    {
      id: 'interval',
      header: text('channels.interval'),
      isNumeric: true,
      cell: ({ interval }) => milliseconds(interval),
    },
    {
      id: 'delay',
      header: text('delay'),
      isNumeric: true,
      cell: ({ delay }) =>
        delay === undefined
          ? NO_VALUE
          : text('offsetOf', {
              offset: format.number(Math.round(delay.median)),
              precision: format.number(Math.ceil(delay.precision)),
            }),
    },
  ];
}

/** Age, interval and delivery delay of each channel of live data. */
export function ChannelTable({ rows }: { readonly rows: readonly ChannelRow[] }) {
  const text = diagnosticsMessages.useText();
  const columns = useColumns();
  return (
    <Panel title={text('channels')}>
      <DataTable
        label={text('channels')}
        columns={columns}
        rows={rows}
        rowKey={({ channel }) => channel}
        empty={NO_VALUE}
      />
      <Padded>
        <Quiet>{text('delayWords')}</Quiet>
      </Padded>
    </Panel>
  );
}
