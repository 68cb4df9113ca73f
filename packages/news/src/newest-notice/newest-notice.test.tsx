import { respond } from '@bourse/api-client/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { VisitorSurroundings } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newsList } from '@bourse/contracts/news';
import { newsMessages } from '../locales/messages';
import { useNotices } from '../notices/use-news';
import { Component as NewestNotice } from './newest-notice';

beforeAll(() => preloadMessages([newsMessages, uiKitMessages]));
beforeEach(() => localStorage.clear());

const HOUR_S = 3600;
const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * HOUR_S;

/** The line, and below it a text that shows that the notices have been read. */
function show(hours: number) {
  const handlers = [
    respond(newsList, ({ request }) => ({
      list: [
        request.c_id === 4
          ? { id: 8, c_id: 4, title: 'Maintenance on Sunday', update_time: hoursAgo(hours) }
          : { id: 7, c_id: 3, title: 'An older notice', update_time: hoursAgo(hours + 1) },
      ],
    })),
  ];
  return renderWithKit(
    <VisitorSurroundings handlers={handlers}>
      <NewestNotice />
      <Read />
    </VisitorSurroundings>,
  );
}

function Read() {
  return useNotices().items && 'read';
}

it('the line offers the newest notice of both categories', async () => {
  show(2);
  expect(await screen.findByRole('link', { name: 'Maintenance on Sunday' })).toHaveAttribute(
    'href',
    '/components/noticeDetail?id=8',
  );
});

it('the line does not show a notice that is older than a day', async () => {
  show(25);
  expect(await screen.findByText('read')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('the line of a dismissed notice is hidden, and stays hidden', async () => {
  const { unmount } = show(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the notice' }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  unmount();
  show(2);
  expect(await screen.findByText('read')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
