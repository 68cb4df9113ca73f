import { respond, status } from '@bourse/api-client/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { completedOrders } from '@bourse/contracts/spot';
import { freshOrders, numbersOf, open } from '../screens/all-orders.test-support';
import { aFill } from '../testing/fixtures';

const { server, present } = freshOrders();

afterEach(() => vi.restoreAllMocks());

function catchFiles() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}

const wireFill = {
  time: 1_790_000_000,
  currency_name: 'BTC',
  legal_name: 'USDT',
  number: '1',
  price: '97000',
  type: 'in',
};

it('the export saves the whole history, not the pages that are loaded', async () => {
  const files = catchFiles();
  present.exchange.fills = Array.from({ length: 25 }, (_, index) => aFill({ id: index + 1 }));
  const { user } = open('?tab=history');
  await numbersOf('Trade history');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Saved as spot-history_2026-11-20_2026-11-20.csv.')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['spot-history_2026-11-20_2026-11-20.csv']);
  const lines = (await files[0]?.content.text())?.trimEnd().split('\r\n');
  expect(lines).toHaveLength(26);
  expect(lines?.[1]).toBe('1,2026-11-20T12:00:00.000Z,BTC/USDT,Buy,97000,0.1,9700,USDT,0.0001,BTC,');
});

it('the export saves the filtered rows', async () => {
  const files = catchFiles();
  const { user } = open('?tab=history&pair=ETH_USDT');
  await numbersOf('Trade history');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText(/^Saved as/);
  expect((await files[0]?.content.text())?.trimEnd().split('\r\n')).toHaveLength(2);
});

it('the export shows its progress', async () => {
  const files = catchFiles();
  const third = Promise.withResolvers<void>();
  const { user } = open('?tab=history');
  await numbersOf('Trade history');
  server.use(
    respond(completedOrders, async ({ request }) => {
      if (request.page === 3) await third.promise;
      return { list: request.page > 3 ? [] : [{ ...wireFill, id: request.page }] };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Trades loaded: 2')).toBeVisible();
  third.resolve();
  expect(await screen.findByText(/^Saved as/)).toBeVisible();
  expect(files).toHaveLength(1);
});

it('the export makes no file of a history that cannot be read', async () => {
  const files = catchFiles();
  const { user } = open('?tab=history');
  await numbersOf('Trade history');
  server.use(respond(completedOrders, () => status(500)));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The list could not be loaded. No file was created. Try again.')).toBeVisible();
  expect(files).toEqual([]);
});
