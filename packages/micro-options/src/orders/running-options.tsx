import { loadState, ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { usePairs } from '@bourse/market';
import { DataTable, EmptyState, INSET, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent } from 'react';
import { useRunningOptionsQuery, type RunningOption } from '../api';
import { ticker } from '../clock/ticker';
import { useExpiry } from '../clock/use-expiry';
import { microOptionsMessages } from '../locales/messages';
import { ExposureStrip } from './exposure-strip';
import { runningColumns } from './running-columns';
import { useLossRatio } from './use-loss-ratio';

/** Between 200 and 640 px (money side, section 2); the rows scroll inside. */
export const ListHeight = styled('div')({ minHeight: 200, maxHeight: 640, overflow: 'auto' });

/** Pause after which an expired option without a result is requested again. */
const RESULT_DUE_MS = 2000;

const NONE: readonly RunningOption[] = [];

/** The options whose time is not over, and how many wait for their result. */
function useRunningRows(options: readonly RunningOption[]) {
  const { shown, settling } = useExpiry(options);
  const withLossRatio = useLossRatio();
  return { rows: shown.map(withLossRatio), settling };
}

/** Running options with countdown and preview, how many wait for their result, and best and worst case of all. */
export function RunningOptions() {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const query = useRunningOptionsQuery();
  const { groups } = usePairs();
  const { rows, settling } = useRunningRows(query.data ?? NONE);
  const refetch = useEffectEvent(() => void query.refetch());
  useEffect(() => ticker.onJump(refetch), []);
  useEffect(() => {
    if (settling === 0) return undefined;
    const timer = setInterval(refetch, RESULT_DUE_MS);
    return () => clearInterval(timer);
  }, [settling]);

  const state = loadState(query);
  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={refetch} />;
  }
  const last = new Map(groups.flatMap(({ pairs }) => pairs.map((pair) => [pair.symbol, pair.last] as const)));
  return (
    <>
      <ExposureStrip orders={rows} />
      {settling > 0 && (
        <Text as="output" size="table" style={{ padding: `8px ${INSET}` }}>
          {text('orders.settling', { orders: format.number(settling) })}
        </Text>
      )}
      <ListHeight>
        <DataTable
          label={text('orders.trading')}
          columns={runningColumns({ text, format, lastOf: (symbol) => last.get(symbol) })}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={state.kind === 'loading'}
          empty={<EmptyState title={text('orders.none')} />}
        />
      </ListHeight>
    </>
  );
}
