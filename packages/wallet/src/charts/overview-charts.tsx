import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { LineChart, PieChart, type LinePoint } from '@bourse/charts';
import { useWorth } from '@bourse/market';
import { Columns, EmptyState, Panel, Skeleton, Stack, Text } from '@bourse/ui-kit';
import { useCallback } from 'react';
import type { Wallet } from '../assets/wallet';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { allocation } from '../rules/total-history';

export interface OverviewChartsProps {
  /** `undefined` before the first reply. */
  readonly wallet: Wallet | undefined;
  /** USDT. */
  readonly course: readonly LinePoint[];
}

/** Height of the ring of the allocation and of the course, CSS pixels: reserved while they load. */
const HEIGHT = 160;

/** Allocation by currency and the course of the total as this device saw it. */
export function OverviewCharts({ wallet, course }: OverviewChartsProps) {
  const text = walletMessages.useText();
  const format = useFormat();
  const write = useCallback((value: Decimal) => format.money(value, { currency: 'USDT' }), [format]);
  const { write: worthText } = useWorth('USDT');
  const other = text('chart.other');
  const slices =
    wallet &&
    allocation(wallet.accounts, other).map(({ currency, worth }) => ({
      name: currency,
      value: worth,
      figure: worthText(worth),
    }));
  const pie = () => {
    if (!slices) return <Skeleton height={HEIGHT} />;
    if (slices.length === 0)
      return (
        <Text size="table" tone="quiet">
          {text('empty.account')}
        </Text>
      );
    return <PieChart label={text('chart.allocation')} slices={slices} size={HEIGHT} />;
  };
  const line = () => {
    if (!wallet) return <Skeleton height={HEIGHT} />;
    if (course.length < 2)
      return (
        <Stack sx={{ minHeight: { md: HEIGHT }, justifyContent: 'center' }}>
          <EmptyState icon="chart" title={text('chart.courseEmpty')} />
        </Stack>
      );
    return <LineChart label={text('chart.course')} points={course} write={write} height={HEIGHT} />;
  };
  return (
    <Columns shares={[1, 1]} spacing={6} alignItems="stretch" style={{ marginBlock: 16 }}>
      <Panel title={text('chart.allocation')}>
        <Body>{pie()}</Body>
      </Panel>
      <Panel title={text('chart.course')}>
        <Body>{line()}</Body>
      </Panel>
    </Columns>
  );
}
