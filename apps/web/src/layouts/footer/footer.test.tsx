import { freshServer } from '@bourse/feature-kit/test-server';
import { respond, status } from '@bourse/api-client/testing';
import { customerService } from '@bourse/contracts/site';
import { newsList } from '@bourse/contracts/news';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { featureWith, trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';

const { server } = freshServer(() => []);

async function openFooter(options: { brand?: unknown; language?: 'en' | 'kr' } = {}) {
  await renderShell({ features: [trading], addresses: ['/dealCenter'], ...options });
  return within(await screen.findByRole('contentinfo'));
}

test("the support link has the exchange's address and opens in a new tab", async () => {
  server.use(respond(customerService, () => ({ pc: 'https://support.example/chat' })));
  const footer = await openFooter();
  const link = await footer.findByRole('link', { name: 'Customer support' });
  expect(link).toHaveAttribute('href', 'https://support.example/chat');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', '', 'ask in the lobby'])('the address %j becomes no support link', async (pc) => {
  server.use(respond(customerService, () => ({ pc })));
  const footer = await openFooter();
  await screen.findByText('Deal screen');
  expect(footer.queryByRole('link')).not.toBeInTheDocument();
});

test('the support link by mail opens no empty tab', async () => {
  const asked = vi.fn<() => { pc: string }>(() => ({ pc: 'https://support.example/chat' }));
  server.use(respond(customerService, asked));
  const footer = await openFooter({ brand: { support: 'mailto:help@agora.example' } });
  const link = await footer.findByRole('link', { name: 'Customer support' });
  expect(link).toHaveAttribute('href', 'mailto:help@agora.example');
  expect(link).not.toHaveAttribute('target');
  // The operator's address needs no request.
  expect(asked).not.toHaveBeenCalled();
});

/** A browser that reports the footer as visible when the page is scrolled. */
function stubSight() {
  const looks: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        looks.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(() => looks.at(-1)?.());
}

test('a footer column without links is hidden', async () => {
  const scrollToFooter = stubSight();
  server.use(
    respond(customerService, () => status(500)),
    respond(newsList, () => status(500)),
  );
  const footer = await openFooter({
    brand: { footer: { about: [{ text: 'Company', href: 'https://agora.example' }] } },
  });
  const columns = () => footer.getAllByRole('heading').map(({ textContent }) => textContent);
  // While the exchange's articles are unknown, their space is reserved.
  expect(columns()).toEqual(['About', 'Guides', 'Support']);
  scrollToFooter();
  await waitFor(() => expect(columns()).toEqual(['About']));
});

test('an operator’s links are in the user’s language, else in English with its language attribute', async () => {
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

test('two links to the same place become one, with the text of the later one', async () => {
  server.use(respond(customerService, () => status(500)));
  const about = ['Company', 'About us'].map((text) => ({ text, href: 'https://agora.example' }));
  const footer = await openFooter({ brand: { footer: { about } } });
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['About us']);
});

test('the copyright line has the years and the brand', async () => {
  server.use(respond(customerService, () => status(500)));
  const footer = await openFooter({ brand: { name: 'Agora' } });
  expect(footer.getByText(/^© 2021–\d{4} Agora/)).toBeVisible();
});

test('the exchange’s articles are in their columns once the footer is visible', async () => {
  const scrollToFooter = stubSight();
  const asked: number[] = [];
  server.use(
    respond(customerService, () => status(500)),
    respond(newsList, ({ request: { c_id, lang } }) => {
      asked.push(c_id);
      return { list: [{ id: c_id * 10, c_id, lang, title: `Article ${c_id}` }] };
    }),
  );
  const footer = await openFooter();
  expect(asked).toEqual([]);

  scrollToFooter();
  expect(await footer.findByRole('link', { name: 'Article 9' })).toHaveAttribute(
    'href',
    '/components/noticeDetail?id=90',
  );
  expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['About', 'Guides', 'Support']);
});

test('the footer shows the operator’s apps as codes of 200 px in a popover', async () => {
  const footer = await openFooter({ brand: { apps: { ios: 'https://apps.example/ios' } } });
  fireEvent.click(await footer.findByRole('button', { name: 'Download app' }));
  const card = within(await screen.findByRole('dialog', { name: 'Download app' }));
  expect(await card.findByRole('img', { name: 'QR code: App for iPhone' })).toHaveAttribute('width', '200');
  expect(card.getByRole('link')).toHaveAttribute('href', 'https://apps.example/ios');
  expect(card.queryByText('App for Android')).not.toBeInTheDocument();
});

test('the footer has no codes of apps where the operator has none', async () => {
  const footer = await openFooter();
  expect(await footer.findByText(/All rights reserved/)).toBeVisible();
  expect(footer.queryByRole('button', { name: 'Download app' })).not.toBeInTheDocument();
});

test('a trading screen has no footer', async () => {
  const deal = featureWith({ path: '/dealCenter' }, 'spot/deal');
  const { router } = await renderShell({ features: [trading, deal], addresses: ['/letransactions'] });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  await act(() => router.navigate('/dealCenter'));
  expect(await screen.findByText('Deal screen')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
