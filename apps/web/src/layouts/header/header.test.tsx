import { respond } from '@bourse/api-client/testing';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { noteUserEvent } from '@bourse/notifications';
import { newsList } from '@bourse/contracts/news';
import { capabilities } from '@bourse/contracts/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { header, headerServer, openDeal, SESSION } from './header.test-support';

const server = headerServer();

test.each(['connecting', 'live'] as const)(
  'the header does not mention the live connection while all is well: %s',
  async (phase) => {
    const { realtime } = await openDeal();
    act(() => realtime.setPhase(phase));
    await screen.findByText('Deal screen');
    expect(header().queryByText(/Connecting|Live/)).not.toBeInTheDocument();
  },
);

test('the header shows a lost connection', async () => {
  const { realtime } = await openDeal();
  act(() => realtime.setPhase('down', { attempt: 1 }));
  expect(await header().findByText('Reconnecting')).toBeVisible();
});

describe('a logged-in user', () => {
  beforeEach(() =>
    server.use(
      respond(userInfo, () => aWireUser()),
      respond(newsList, () => ({ list: [] })),
    ),
  );

  test('the header names no money where the back end does not announce it', async () => {
    await openDeal({ session: SESSION });
    await header().findByRole('button', { name: /Notifications/ });
    for (const name of ['Practice', 'Testnet', 'Live account']) {
      expect(header().queryByText(name)).not.toBeInTheDocument();
    }
  });

  test.each([
    ['practice', 'Practice'],
    ['testnet', 'Testnet'],
    ['live', 'Live account'],
  ] as const)('the header names the money of the venue: %s', async (account, name) => {
    server.use(respond(capabilities, () => ({ account })));
    await openDeal({ session: SESSION });
    expect(await header().findByText(name)).toBeVisible();
  });

  test('the money of the venue is shown after the menu and the search field, which its late arrival does not move', async () => {
    server.use(respond(capabilities, () => ({ account: 'practice' as const })));
    await openDeal({ session: SESSION });
    const badge = await header().findByText('Practice');
    const search = header().getByRole('button', { name: /Search pairs/ });
    expect(search.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a logged-in user sees unread notices and own events in the bell, and marks them as read', async () => {
    localStorage.clear();
    server.use(
      respond(newsList, ({ request }) => ({
        list: request.c_id === 3 ? [{ id: 9, c_id: 3, title: 'Maintenance on Sunday' }] : [],
      })),
    );
    noteUserEvent({ id: 'option-1', text: 'BTC/USDT won 8.00 USDT', path: '/dealCenter' });
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'Notifications, 2 unread' }));
    const card = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(card.getByRole('link', { name: 'BTC/USDT won 8.00 USDT' })).toHaveAttribute('href', '/dealCenter');
    expect(card.getByRole('link', { name: 'Maintenance on Sunday' })).toHaveAttribute(
      'href',
      '/components/noticeDetail?id=9',
    );
    await user.click(card.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(header().getByRole('button', { name: 'Notifications' })).toBeVisible());
  });

  test('the bell closes its popover when a link in it is followed', async () => {
    localStorage.clear();
    server.use(respond(newsList, () => ({ list: [] })));
    noteUserEvent({ id: 'option-1', text: 'BTC/USDT won 8.00 USDT', path: '/legalPayCoin' });
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('link', { name: 'BTC/USDT won 8.00 USDT' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the bell of a new user counts only the notices since the registration', async () => {
    localStorage.clear();
    const registered = Date.parse('2026-11-20T04:00:00Z');
    localStorage.setItem('bourse.newcomer', String(registered));
    const list = [
      { id: 1, c_id: 3, title: 'Listed in October', update_time: '2026-10-20 12:00:00' },
      { id: 2, c_id: 3, title: 'Maintenance on Sunday', update_time: '2026-11-21 12:00:00' },
    ];
    server.use(respond(newsList, ({ request }) => ({ list: request.c_id === 3 ? list : [] })));
    await openDeal({ session: SESSION });
    expect(await header().findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  test('the bell counts unread notices beyond those in the popover', async () => {
    localStorage.clear();
    const list = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, c_id: 3, title: `Notice ${at + 1}` }));
    server.use(respond(newsList, ({ request }) => ({ list: request.c_id === 3 ? list : [] })));
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'Notifications, 7 unread' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  });
});
