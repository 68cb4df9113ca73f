import { safeWritesMessages } from '@bourse/safe-writes';
import { respond } from '@bourse/api-client/testing';
import type { RequestOf } from '@bourse/contracts/wire';
import { decimal } from '@bourse/decimal';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { chartsMessages } from '@bourse/charts';
import { marketMessages } from '@bourse/market';
import { timeSeries } from '@bourse/contracts/market';
import { marketHandlers, wireBars } from '@bourse/market/testing';
import { someBars } from '@bourse/charts/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { journalMessages } from './locales/messages';
import { TradeChart } from './trade-chart';

const OPENED_AT = Date.parse('2026-11-18T12:00:00Z');
const HOUR_S = 3600;
const requests: RequestOf<typeof timeSeries>[] = [];
freshServer(() => [
  respond(timeSeries, ({ request }) => {
    requests.push(request);
    return wireBars(someBars({ count: 0 }));
  }),
  ...marketHandlers(),
]);
beforeEach(async () => {
  requests.length = 0;
  stubLayout(1440);
  await preloadMessages([
    journalMessages,
    chartsMessages,
    marketMessages,
    featureKitMessages,
    safeWritesMessages,
    uiKitMessages,
  ]);
});

it('the chart requests the bars around the trade, however long ago it was closed', async () => {
  const opened = OPENED_AT / 1000;
  const trade = {
    title: 'BTC/USDT position 31',
    symbol: 'BTC/USDT',
    isBuy: true,
    openedAt: OPENED_AT,
    closedAt: OPENED_AT + 24 * HOUR_S * 1000,
    entryPrice: decimal(90_000),
    exitPrice: decimal(91_000),
    profit: decimal(1000),
    currency: 'USDT',
  };
  renderFeature(<TradeChart trade={trade} onClose={vi.fn<() => void>()} />);
  expect(await screen.findByRole('dialog', { name: 'BTC/USDT position 31' })).toHaveTextContent('+1,000');
  await waitFor(() => expect(requests).not.toEqual([]));
  expect(requests[0]).toMatchObject({ symbol: 'BTC/USDT', period: '60min', to: opened + 34 * HOUR_S });
  expect(requests[0]?.from).toBeLessThan(opened);
});

it('the chart says that the pair of the trade is no longer listed', async () => {
  renderFeature(
    <TradeChart
      trade={{
        title: 'OLD/USDT position 1',
        symbol: 'OLD/USDT',
        isBuy: false,
        openedAt: undefined,
        closedAt: OPENED_AT,
        entryPrice: undefined,
        exitPrice: undefined,
        profit: undefined,
        currency: 'USDT',
      }}
      onClose={vi.fn<() => void>()}
    />,
  );
  expect(await screen.findByText('This pair is no longer listed.')).toBeVisible();
  expect(requests).toEqual([]);
});
