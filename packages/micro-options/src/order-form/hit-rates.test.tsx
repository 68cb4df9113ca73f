import { decimal } from '@bourse/decimal';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { optionsApi } from '../api';
import { microOptions } from '../feature';
import { reducers } from '../reducers';
import { aSettledOption, optionExchange, optionHandlers } from '../testing';
import { HitRates } from './hit-rates';

const exchange = optionExchange({
  closed: Array.from({ length: 35 }, (_, index) => aSettledOption({ id: 100 - index })),
});
freshServer(() => optionHandlers(exchange));
beforeEach(() => preloadMessages(microOptions.messages));

it('the hit rate says below 30 results that they are few, and counts what was read', async () => {
  const { store } = renderFeature(<HitRates duration={{ profitRatio: decimal(75) }} feeRate={decimal('0.2')} />, {
    reducers,
  });
  expect(await screen.findByText('57.26%')).toBeVisible();
  expect(await screen.findByText('100.00% (few results)')).toHaveAttribute('data-tone', 'quiet');
  const next = optionsApi.endpoints.settledOptions.initiate(undefined, { direction: 'forward' });
  await act(async () => void (await store.dispatch(next)));
  await waitFor(() => expect(screen.getByText('100.00%')).not.toHaveAttribute('data-tone'));
});
