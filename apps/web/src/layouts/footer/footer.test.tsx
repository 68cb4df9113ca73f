import { respond, status } from '@bourse/api-client/testing';
import { customerService } from '@bourse/market/contract';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function openFooter(options: { brand?: unknown; language?: 'en' | 'kr' } = {}) {
  await renderShell({ features: [trading], addresses: ['/dealCenter'], ...options });
  return within(await screen.findByRole('contentinfo'));
}

test('support is where the exchange says, and opens beside the page', async () => {
  server.use(respond(customerService, () => ({ pc: 'https://support.example/chat' })));
  const footer = await openFooter();
  const link = await footer.findByRole('link', { name: 'Customer service' });
  expect(link).toHaveAttribute('href', 'https://support.example/chat');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', '', 'ask in the lobby'])('%j is no link, and so there is none', async (pc) => {
  server.use(respond(customerService, () => ({ pc })));
  const footer = await openFooter();
  await screen.findByText('Deal screen');
  expect(footer.queryByRole('link')).not.toBeInTheDocument();
});

test('a column without links is not there', async () => {
  server.use(respond(customerService, () => status(500)));
  const footer = await openFooter({
    brand: { footer: { about: [{ text: 'Company', href: 'https://agora.example' }] } },
  });
  expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['About']);
});

test('an operator’s links speak the reader’s language, else English, and say which', async () => {
  server.use(respond(customerService, () => status(500)));
  const footer = await openFooter({
    language: 'kr',
    brand: {
      footer: {
        explain: [
          { text: { en: 'Fees', kr: '수수료' }, href: '/noticeDetail?id=9' },
          { text: { en: 'Privacy' }, href: '/noticeDetail?id=10' },
        ],
      },
    },
  });
  expect(footer.getByRole('link', { name: '수수료' })).toHaveAttribute('lang', 'ko');
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('lang', 'en');
});

test('the copyright line has the years and the brand', async () => {
  server.use(respond(customerService, () => status(500)));
  const footer = await openFooter({ brand: { name: 'Agora' } });
  expect(footer.getByText(/^© 2021–\d{4} Agora/)).toBeVisible();
});
