import { respond } from '@bourse/api-client/testing';
import type { RequestOf } from '@bourse/api-client/contract';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { chartsMessages } from '@bourse/charts';
import { marketMessages } from '@bourse/market';
import { timeSeries } from '@bourse/market/contract';
import { aPair, wireBars } from '@bourse/market/testing';
import { someBars } from '@bourse/charts/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { leverMessages } from '../locales/messages';
import { aPosition, OPENED_AT } from '../testing/fixtures';
import { ClosedChartDialog } from './closed-chart-dialog';

const HOUR_S = 3600;
const requests: RequestOf<typeof timeSeries>[] = [];
freshServer(() => [
  respond(timeSeries, ({ request }) => {
    requests.push(request);
    return wireBars(someBars({ count: 0 }));
  }),
]);
beforeEach(async () => {
  requests.length = 0;
  stubLayout(1440);
  await preloadMessages([leverMessages, chartsMessages, marketMessages, featureKitMessages, uiKitMessages]);
});

it('asks for the bars around the position, however long ago it was closed', async () => {
  const opened = OPENED_AT / 1000;
  const order = aPosition({ completedAt: OPENED_AT + 24 * HOUR_S * 1000 });
  renderFeature(<ClosedChartDialog order={order} pair={aPair()} onClose={vi.fn<() => void>()} />);
  await waitFor(() => expect(requests).not.toEqual([]));
  expect(requests[0]).toMatchObject({ symbol: 'BTC/USDT', period: '60min', to: opened + 34 * HOUR_S });
  expect(requests[0]?.from).toBeLessThan(opened);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
