import { respond, status } from '@bourse/api-client/testing';
import { optionOrders } from '@bourse/contracts/micro-options';
import { decimal } from '@bourse/decimal';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { aPair, marketHandlers } from '@bourse/market/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { microOptions } from '../feature';
import { optionLimits } from './limits';
import { OptionPanel } from '../order-form/option-panel';
import { reducers } from '../reducers';
import { aSettledOption, optionExchange, optionHandlers, type OptionExchange } from '../testing';

const DAY_MS = 24 * 3_600_000;

let exchange: OptionExchange;
const { server, heal } = freshServer(() => {
  exchange = optionExchange();
  return [...optionHandlers(exchange), ...marketHandlers()];
});

beforeEach(async () => {
  stubLayout(1680);
  await preloadMessages(microOptions.messages);
  localStorage.setItem('bourse.options.limits', JSON.stringify({ USDT: { limit: '50' } }));
});

const openPanel = () =>
  renderFeature(<OptionPanel pair={aPair({ matchId: 7, hasOptions: true, last: decimal(104_000) })} />, { reducers });

it('a loss of an option that was settled while the site was closed counts for the daily limit', async () => {
  exchange.closed = [aSettledOption({ profit: decimal(-60) })];
  openPanel();
  expect(await screen.findByText(/Daily loss limit of 50/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Up/ })).toBeDisabled();
});

it('no option is opened until the settled ones are read where a limit applies, and a failed read is repeated', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  exchange.closed = [aSettledOption({ profit: decimal(-60) })];
  server.use(respond(optionOrders, () => status(500)));
  openPanel();
  expect(await screen.findByText('Your trading limits are not loaded yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Up/ })).toBeDisabled();
  heal();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/Daily loss limit of 50/)).toBeVisible();
});

it('options are opened without a limit while the settled ones cannot be read', async () => {
  localStorage.clear();
  server.use(respond(optionOrders, () => status(500)));
  openPanel();
  expect(await screen.findByRole('button', { name: /Up/ })).toBeEnabled();
});

it('a loss of the day before does not count', async () => {
  const settledAt = (aSettledOption().settledAt ?? 0) - DAY_MS;
  exchange.closed = [
    aSettledOption({ id: 2, profit: decimal(-1) }),
    aSettledOption({ profit: decimal(-60), settledAt }),
  ];
  openPanel();
  expect(await screen.findByRole('button', { name: /Up/ })).toBeEnabled();
  expect(screen.queryByText(/Daily loss limit of 50/)).toBeNull();
});

it('options that were counted already and those of an earlier day write nothing', async () => {
  const settledAt = aSettledOption().settledAt ?? 0;
  const known = aSettledOption({ profit: decimal(-10) });
  exchange.closed = [
    known,
    aSettledOption({ id: 901, profit: decimal(-60) }),
    aSettledOption({ id: 902, profit: decimal(-5), settledAt: settledAt - DAY_MS }),
  ];
  optionLimits.noteResult('USDT', known, settledAt);
  const onWrite = vi.fn<() => void>();
  const stop = optionLimits.results.follow(onWrite);
  openPanel();
  expect(await screen.findByText(/Daily loss limit of 50/)).toBeVisible();
  // The one that is new.
  expect(onWrite).toHaveBeenCalledOnce();
  stop();
});
