import { featurePart, FeaturePartsContext } from '@bourse/feature-kit';
import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { useReportResults, type ProductResults, type ResultProduct } from '@bourse/trading';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aClosedTrade } from '../testing';
import { Component as Results } from './results';

const reported = (overrides: Partial<ProductResults>): ProductResults => ({
  trades: [],
  charges: [],
  state: { kind: 'ready' },
  isComplete: true,
  onRetry: vi.fn<() => void>(),
  ...overrides,
});

const leverage = reported({ trades: [aClosedTrade()] });
const options = reported({
  trades: [aClosedTrade({ key: 'options/2', product: 'options', symbol: 'ETH/USDT', profit: decimal(-20) })],
});

/** A part of a product that reports these results. */
function partOf(product: ResultProduct, results: ProductResults) {
  function Part() {
    useReportResults(product, results);
    return null;
  }
  return featurePart(() => Promise.resolve({ Component: Part }));
}

const open = (parts: Readonly<Partial<Record<`${string}/results`, ReturnType<typeof featurePart>>>>) =>
  renderFeature(
    <FeaturePartsContext value={parts}>
      <Results />
    </FeaturePartsContext>,
    { address: '/results' },
  );

test('the results sum the closed trades of all products', async () => {
  open({ 'lever/results': partOf('leverage', leverage), 'micro-options/results': partOf('options', options) });
  const table = within(await screen.findByRole('table', { name: 'By product' }));
  expect(table.getByRole('row', { name: /Leverage/ })).toHaveTextContent('+12.00 USDT');
  expect(table.getByRole('row', { name: /Options/ })).toHaveTextContent('−20.00 USDT');
  expect(screen.getByText('Net P/L', { selector: 'dt' }).parentElement).toHaveTextContent('−8.00 USDT');
});

test('days and weeks are written as dates of the language, in the zone in which the trades closed', async () => {
  // 21 November in Shanghai.
  const trades = [aClosedTrade({ closedAt: Date.parse('2026-11-20T20:00:00Z') })];
  const { user } = open({ 'lever/results': partOf('leverage', reported({ trades })) });
  await user.click(await screen.findByRole('radio', { name: 'Day' }));
  expect(await screen.findByRole('row', { name: /^Nov 21, 2026 1/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(await screen.findByRole('row', { name: /^Week of Nov 16, 2026 1/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share total result' }));
  expect(await screen.findByRole('img', { name: /Nov 21, 2026 – Nov 21, 2026/ })).toBeVisible();
});

test('the results wait for each product, and say where one could not be read', async () => {
  const failed = reported({ state: { kind: 'failed', failure: { kind: 'network' } } });
  const { user } = open({
    'lever/results': partOf('leverage', leverage),
    'micro-options/results': partOf('options', failed),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(failed.onRetry).toHaveBeenCalledOnce();
  expect(leverage.onRetry).not.toHaveBeenCalled();
});

test('the results of a new user say what will appear', async () => {
  open({ 'lever/results': partOf('leverage', reported({})) });
  expect(await screen.findByText('No closed trades yet')).toBeVisible();
});

test('the sum of the overnight fees leads to the list of each, where the product has one', async () => {
  const { unmount } = open({
    'lever/results': partOf('leverage', { ...leverage, overnightPath: '/leverOvernight' }),
  });
  expect(await screen.findByRole('link', { name: 'Show each fee' })).toHaveAttribute('href', '/leverOvernight');
  unmount();
  open({ 'lever/results': partOf('leverage', leverage) });
  await screen.findByRole('table', { name: 'By product' });
  expect(screen.queryByRole('link', { name: 'Show each fee' })).not.toBeInTheDocument();
});

const uncosted = aClosedTrade({ key: 'spot/2', product: 'spot', stake: undefined, profit: undefined });
const WITHOUT_COST = /^P\/L unknown for 1 trade: what was sold has no known cost/;
const WITHOUT_REASON = /^P\/L unknown for 1 trade: a cost or fee is not known/;

test('the results say that coins that were sold have no known cost', async () => {
  open({ 'spot/results': partOf('spot', reported({ trades: [uncosted] })) });
  expect(await screen.findByText(WITHOUT_COST)).toBeVisible();
  expect(screen.queryByText(WITHOUT_REASON)).toBeNull();
});

test('an unknown result of a leverage position is not put down to coins without a cost', async () => {
  const unpriced = aClosedTrade({ key: 'leverage/2', profit: undefined });
  open({
    'spot/results': partOf('spot', reported({ trades: [uncosted] })),
    'lever/results': partOf('leverage', reported({ trades: [aClosedTrade(), unpriced] })),
  });
  expect(await screen.findByText(WITHOUT_REASON)).toBeVisible();
  expect(screen.getByText(WITHOUT_COST)).toBeVisible();
});

test('a cost is not called unknown while older trades are not loaded', async () => {
  open({ 'spot/results': partOf('spot', reported({ trades: [uncosted], isComplete: false })) });
  expect(await screen.findByText(WITHOUT_REASON)).toBeVisible();
  expect(screen.queryByText(WITHOUT_COST)).toBeNull();
});

test('the results say nothing of unknown sums where all are known', async () => {
  open({ 'lever/results': partOf('leverage', leverage) });
  await screen.findByRole('table', { name: 'By product' });
  expect(screen.queryByText(/^P\/L unknown/)).toBeNull();
});
