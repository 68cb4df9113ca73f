import { noConnection, respond } from '@bourse/api-client/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { VisitorSurroundings } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { newsList } from '@bourse/contracts/news';
import { newsMessages } from '../locales/messages';
import { newsHandlers, someNews } from '../testing';
import { Component as HomeNews } from './home-news';

beforeAll(() => preloadMessages([newsMessages, uiKitMessages], ['en', 'zh']));

function openNews(handlers: readonly HttpHandler[] = newsHandlers(), language: 'en' | 'zh' = 'en') {
  renderWithKit(
    <VisitorSurroundings handlers={handlers}>
      <HomeNews />
    </VisitorSurroundings>,
    { language },
  );
}

const announcements = () => screen.findByRole('region', { name: 'Announcements' });
const withoutBanners = (category: number) => (category === 5 ? [] : someNews(category));

it('the news of the start page sorts both categories newest first', async () => {
  openNews();
  const list = within(await announcements());
  await list.findByText('Spot fees at a glance');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PEPE/USDT is open for spot tradingNov 17, 2026',
    'Spot fees at a glanceNov 16, 2026',
    'ETH/BTC and LTC/BTC join the BTC groupNov 14, 2026',
    'Charts count days in Shanghai timeNov 13, 2026',
  ]);
});

it("the news of the start page requests the news in the user's language", async () => {
  const asked: string[] = [];
  const handlers = newsHandlers({
    news: (category, language) => {
      asked.push(`${category} ${language}`);
      return [];
    },
  });
  openNews(handlers, 'zh');
  expect(await screen.findByText('暂无公告')).toBeVisible();
  expect(asked.toSorted()).toEqual(['3 zh', '4 zh', '5 zh']);
});

it('the news of the start page shows that the announcements could not be loaded', async () => {
  openNews([respond(newsList, () => noConnection())]);
  expect(await screen.findByText('The announcements could not be loaded')).toBeVisible();
});

it('the news of the start page has no carousel without banners', async () => {
  openNews(newsHandlers({ news: withoutBanners }));
  const notices = await announcements();
  await waitFor(() => expect(notices.parentElement?.children).toHaveLength(1));
});

it('the news of the start page links the banners of the carousel to their notice', async () => {
  openNews();
  const slide = within(await screen.findByRole('group', { name: '1 of 3' }));
  expect(slide.getByRole('link', { name: 'A market that is always open' })).toHaveAttribute(
    'href',
    '/components/noticeDetail?id=500',
  );
});
