import { respond, status } from '@bourse/api-client/testing';
import { leverOvernight } from '@bourse/contracts/lever';
import { capabilities } from '@bourse/contracts/site';
import { decimal } from '@bourse/decimal';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { listsMessages } from '@bourse/lists';
import { marketMessages } from '@bourse/market';
import { coinMarketHandlers, dealMarketHandlers } from '@bourse/trading/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { leverMessages } from '../locales/messages';
import { overnightMessages } from '../overnight/locales/messages';
import { reducers } from '../reducers';
import { anOvernightCharge, leverExchange, leverHandlers, type LeverExchange } from '../testing';
import { Component as Overnight } from './overnight';

const save = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock(import('@bourse/feature-kit'), async (original) => ({ ...(await original()), saveFile: save }));

const DAY_MS = 86_400_000;
let exchange: LeverExchange;
let asked = 0;
const { server } = freshServer(() => {
  exchange = leverExchange();
  return [...leverHandlers(exchange), ...dealMarketHandlers()];
});
beforeAll(() =>
  preloadMessages([leverMessages, overnightMessages, marketMessages, featureKitMessages, listsMessages, uiKitMessages]),
);
beforeEach(() => {
  stubLayout(1440);
  asked = 0;
  server.use(respond(capabilities, () => ({ leverage_overnight_history: 1 })));
  const first = anOvernightCharge();
  exchange.overnight = [
    anOvernightCharge({ id: 40, orderId: 44, pair: '2-3', symbol: 'ETH/USDT', direction: 'short' }),
    ...Array.from({ length: 11 }, (_unused, index) => ({
      ...first,
      id: 30 - index,
      chargedAt: (first.chargedAt ?? 0) - index * DAY_MS,
    })),
  ];
});

const open = (address = '/leverOvernight') => renderFeature(<Overnight />, { reducers, address });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Overnight fee history' }))
    .getAllByRole('row')
    .slice(1);

test('the history shows position, price, value, rate and fee of each midnight, by page', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: '44' });
  const [first, second] = await rows();
  expect(first).toHaveTextContent(/ETH\/USDT.*Short 44/);
  expect(second).toHaveTextContent(/BTC\/USDT.*Long 31.*2.*98,000.*19,600\.0000.*0\.0100%.*1\.96.*USDT/);
  expect(await rows()).toHaveLength(10);
  expect(screen.getAllByRole('link', { name: '31' })[0]).toHaveAttribute('href', '/leverTransaction?id=31');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('the history is that of the pair in the address', async () => {
  open('/leverOvernight?symbol=ETH_USDT');
  await screen.findByRole('link', { name: '44' });
  expect(await rows()).toHaveLength(1);
});

test('the choice of another pair begins at the first page', async () => {
  server.use(
    respond(capabilities, () => ({ leverage_overnight_history: 1 })),
    ...coinMarketHandlers(),
  );
  exchange.overnight.push(anOvernightCharge({ id: 10, orderId: 45, pair: '6-3', symbol: 'DOGE/USDT' }));
  const { user } = open('/leverOvernight?page=2');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(3));
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Pair' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('DOGE/USDT');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.getByRole('link', { name: '45' })).toBeVisible();
  await choose('All pairs');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(10));
});

test('a figure that the back end does not have is no zero', async () => {
  exchange.overnight = [
    anOvernightCharge({ lots: undefined, price: undefined, value: undefined, rate: undefined, fee: decimal('0.5') }),
  ];
  open();
  await screen.findByRole('link', { name: '31' });
  expect((await rows())[0]).toHaveTextContent(/31(?:— Not available[^—]*){4}0\.5/);
});

test('the export has the charges of all pages', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: '44' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [blob, name] = save.mock.calls[0] ?? [];
  expect(name).toBe('overnight-fees_2026-11-10_2026-11-20.csv');
  const lines = (await blob?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(13);
  expect(lines[2]).toBe('2026-11-20T16:00:00.000Z,BTC/USDT,31,Long,2,98000,19600,0.01,1.96,USDT');
});

test('a failed history is read again', async () => {
  server.use(respond(leverOvernight, () => status(500)));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(respond(leverOvernight, () => ({ list: [], total: 0 })));
  await user.click(retry);
  expect(await screen.findByText('No overnight fees charged yet')).toBeVisible();
});

test('a back end without the history is not asked for it, and no link leads to it', async () => {
  server.use(
    respond(capabilities, () => ({})),
    respond(leverOvernight, () => {
      asked += 1;
      return { list: [], total: 0 };
    }),
  );
  open();
  expect(await screen.findByText('This exchange keeps no list of overnight fees')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Overnight fee' })).not.toBeInTheDocument();
  expect(asked).toBe(0);
});
