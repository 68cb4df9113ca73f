import { respond } from '@bourse/api-client/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { VisitorSurroundings } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { newsList } from '@bourse/contracts/news';
import { newsMessages } from '../locales/messages';
import { Component as NewestNotice } from './newest-notice';

beforeAll(() => preloadMessages([newsMessages, uiKitMessages]));

it('the line offers the newest notice of both categories', async () => {
  const handlers = [
    respond(newsList, ({ request }) => ({
      list: [
        request.c_id === 4
          ? { id: 8, c_id: 4, title: 'Maintenance on Sunday', update_time: 1_795_000_000 }
          : { id: 7, c_id: 3, title: 'An older notice', update_time: 1_794_000_000 },
      ],
    })),
  ];
  renderWithKit(
    <VisitorSurroundings handlers={handlers}>
      <NewestNotice />
    </VisitorSurroundings>,
  );
  expect(await screen.findByRole('link', { name: 'Maintenance on Sunday' })).toHaveAttribute(
    'href',
    '/components/noticeDetail?id=8',
  );
});
