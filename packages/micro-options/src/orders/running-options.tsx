import { loadState, ReadError, usePolledRead, usePolling } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { usePairs } from '@bourse/market';
import { DataTable, EmptyState, INSET, space, Text, Toolbar } from '@bourse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useRunningOptionsQuery, type RunningOption } from '../api';
import { ticker } from '../clock/ticker';
import { useExpiry } from '../clock/use-expiry';
import { microOptionsMessages } from '../locales/messages';
import { ProfitText } from './profit-text';
import { exposureOf } from '../rules/exposure';
import { runningColumns } from './running-columns';
import { useLossRatio } from './use-loss-ratio';
import { usePriceDecimals } from './use-price-decimals';

/** Between 200 and 640 px (money side, section 2); the rows scroll inside. */
export const LIST_FRAME = { minHeight: 200, maxHeight: 640, overflow: 'auto' } as const;

/** Pause after which an expired option without a result is requested again. */
const RESULT_DUE_MS = 2000;

const NONE: readonly RunningOption[] = [];

/** The columns, with the last prices of the pairs. */
function useRunningColumns() {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const decimalsOf = usePriceDecimals();
  const { groups } = usePairs();
  const last = new Map(groups.flatMap(({ pairs }) => pairs.map((pair) => [pair.symbol, pair.last] as const)));
  return runningColumns({ text, format, decimalsOf, lastOf: (symbol) => last.get(symbol) });
}

/** The options that run or wait for their result; they are read again after a jump of the clock, and while a result is due. */
function useRunningOptions() {
  const query = useRunningOptionsQuery();
  const { shown, settling } = useExpiry(query.data ?? NONE);
  const withLossRatio = useLossRatio();
  const onJump = useEffectEvent(() => void query.refetch());
  useEffect(() => ticker.onJump(() => onJump()), []);
  usePolledRead(usePolling(settling > 0 ? RESULT_DUE_MS : 0), () => void query.refetch());
  return { state: loadState(query), rows: shown.map(withLossRatio), settling, retry: () => void query.refetch() };
}

/** Options of one pair that expire at the same moment share one price. */
const groupOf = ({ symbol, anchor }: RunningOption) => `${symbol} ${Math.round(anchor.at + anchor.remaining)}`;

/** Best and worst sum of all running options by currency. */
function ExposureStrip({ orders }: { readonly orders: readonly RunningOption[] }) {
  const text = microOptionsMessages.useText();
  const running = orders.filter(({ status }) => status === 'trading');
  const exposures = exposureOf([...Map.groupBy(running, groupOf).values()]);
  if (exposures.length === 0) return null;
  return (
    <Toolbar>
      <Text as="strong" size="table" isStrong>
        {text('exposure.label')}
      </Text>
      {exposures.map(({ currency, best, worst }) => (
        <Text as="span" key={currency} size="table">
          {text('exposure.best')} <ProfitText value={best} unit={currency} /> · {text('exposure.worst')}{' '}
          <ProfitText value={worst} unit={currency} />
        </Text>
      ))}
    </Toolbar>
  );
}

/** Running options with countdown and preview, how many wait for their result, and best and worst case of all. */
export function RunningOptions() {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const columns = useRunningColumns();
  const { state, rows, settling, retry } = useRunningOptions();
  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={retry} />;
  }
  return (
    <>
      <ExposureStrip orders={rows} />
      {settling > 0 && (
        <Text as="output" size="table" style={{ padding: space(2, INSET) }}>
          {text('orders.settling', { orders: format.number(settling) })}
        </Text>
      )}
      <div style={LIST_FRAME}>
        <DataTable
          label={text('orders.trading')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={state.kind === 'loading'}
          empty={<EmptyState icon="trade" title={text('orders.none')} hint={text('orders.noneHint')} />}
        />
      </div>
    </>
  );
}
