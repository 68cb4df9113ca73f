import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { announcementMessages, noteUserEvent } from '@bourse/notifications';
import { featureKitMessages, READY } from '@bourse/feature-kit';
import { byKeyboard } from '@bourse/feature-kit/testing';
import { aVisitor, VisitorSurroundings, type VisitorOptions } from '@bourse/market/testing';
import { serverTexts, useLanguage } from '@bourse/i18n';
import { preloadMessages, TestI18n } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { agreement, newsDetail, newsList } from '@bourse/contracts/news';
import { capabilities } from '@bourse/contracts/site';
import { Agreement } from '../agreement/agreement';
import { Component as AgreementPart } from '../agreement/agreement-part';
import { useFooterArticles } from '../footer/use-footer-articles';
import { useNotices } from '../notices/use-news';
import { aNewsItem, newsHandlers } from '../testing/news';
import { newsMessages } from '../locales/messages';
import { pushMessages } from '../push/locales/messages';
import { Component as AccountNotices } from './account-notices';
import { Component as NoticeDetail } from './notice-detail';
import { Component as NoticeList } from './notice-list';

beforeAll(() =>
  preloadMessages([newsMessages, announcementMessages, pushMessages, featureKitMessages, serverTexts, uiKitMessages]),
);

function open(Screen: ComponentType, address: string, handlers: VisitorOptions['handlers'] = newsHandlers()) {
  renderWithKit(
    <VisitorSurroundings handlers={handlers} address={address} site={{ name: 'Agora' }}>
      <Screen />
    </VisitorSurroundings>,
  );
  return userEvent.setup();
}

function NoticeAndSwitch() {
  const { setLanguage } = useLanguage();
  return (
    <>
      <button type="button" onClick={() => void setLanguage('spa')}>
        Español
      </button>
      <NoticeDetail />
    </>
  );
}

const place = () => screen.getByTestId('place').textContent;
const titles = async () => {
  const panel = within(await screen.findByRole('tabpanel'));
  return (await panel.findAllByRole('link')).map(({ textContent }) => textContent);
};

it.each(['mouse', 'keyboard'])(
  'the notification centre lists what happened to the account, with a link, until it is marked as read (%s)',
  async (device) => {
    noteUserEvent({
      id: `lever-closed-${device}`,
      text: 'BTC/USDT long was liquidated',
      path: '/leverTransaction?id=1',
    });
    const user = open(AccountNotices, '/account/accountMessage?tab=events');
    const link = await screen.findByRole('link', { name: 'BTC/USDT long was liquidated' });
    expect(link).toHaveAttribute('href', '/leverTransaction?id=1');
    expect(screen.getByRole('switch', { name: 'System notification' })).toBeInTheDocument();
    const read = screen.getByRole('button', { name: 'Mark all as read' });
    await (device === 'mouse' ? user.click(read) : byKeyboard(user).press(read));
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  },
);

it('the list of notices shows both kinds, newest first, each linked to its notice', async () => {
  open(NoticeList, '/noticeList');
  expect((await titles()).slice(0, 2)).toEqual(['PEPE/USDT is open for spot trading', 'Spot fees at a glance']);
  expect(screen.getByRole('link', { name: 'Spot fees at a glance' })).toHaveAttribute(
    'href',
    '/components/noticeDetail?id=400',
  );
  expect(screen.getByText('Nov 16, 2026')).toHaveAttribute('datetime', '2026-11-16T12:00:00.000Z');
});

it('the list of notices shows one kind and writes it to the address', async () => {
  const user = open(NoticeList, '/noticeList');
  await titles();
  await user.click(screen.getByRole('tab', { name: 'News' }));
  expect(await titles()).toEqual(['Spot fees at a glance', 'Charts count days in Shanghai time']);
  expect(place()).toBe('PUSH /noticeList?category=4');
});

it('the list of notices opens with the kind in the address', async () => {
  open(NoticeList, '/noticeList?category=4');
  expect(await titles()).toEqual(['Spot fees at a glance', 'Charts count days in Shanghai time']);
});

it('the list of notices shows more on request', async () => {
  const many = Array.from({ length: 45 }, (_none, id) => aNewsItem({ id, title: `Notice ${id}`, updatedAt: 45 - id }));
  const user = open(NoticeList, '/noticeList?category=3', newsHandlers({ news: () => many }));
  expect(await titles()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await titles()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('the list of notices shows that there are none', async () => {
  open(NoticeList, '/noticeList', newsHandlers({ news: () => [] }));
  expect(await screen.findByText('No announcements yet')).toBeVisible();
});

it('the list of notices shows one kind if the other fails to load', async () => {
  const handlers = [
    respond(newsList, ({ request }) =>
      request.c_id === 3 ? noConnection() : { list: [{ id: 1, c_id: 4, title: 'One' }] },
    ),
  ];
  open(NoticeList, '/noticeList', handlers);
  expect(await titles()).toEqual(['One']);
});

it('the list of notices is requested again after a failure', async () => {
  let works = false;
  const handlers = [respond(newsList, () => (works ? { list: [{ id: 1, c_id: 3, title: 'One' }] } : noConnection()))];
  const user = open(NoticeList, '/noticeList', handlers);
  await screen.findByText('The announcements could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toEqual(['One']);
});

it('a notice can be read, and its title is the title of the page', async () => {
  open(NoticeDetail, '/components/noticeDetail?id=10013');
  expect(await screen.findByRole('heading', { level: 1, name: 'Fee rates' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Spot trading' })).toBeVisible();
  expect(screen.getByText('Nov 20, 2026')).toBeVisible();
  expect(document.title).toBe('Fee rates · Agora');
});

it('a notice is requested again in the language that the user switches to', async () => {
  const handlers = [
    respond(newsDetail, ({ request }) => ({
      title: request.lang === 'spa' ? 'Comisiones' : 'Fee rates',
      content: '<p>0.1%</p>',
    })),
  ];
  const user = open(NoticeAndSwitch, '/components/noticeDetail?id=10013', handlers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fee rates' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Comisiones' })).toBeVisible();
});

it('a notice requests the id in the address', async () => {
  const asked: number[] = [];
  const handlers = newsHandlers({
    article: (id) => {
      asked.push(id);
      return undefined;
    },
  });
  open(NoticeDetail, '/components/noticeDetail?id=10013', handlers);
  await screen.findByText('This page could not be loaded');
  expect(asked).toEqual([10_013]);
});

it('a notice that the server refuses shows the translated server text and a retry, not "not found"', async () => {
  let isLocked = true;
  const locked = '账户已锁定，2026-11-20 08:00:00之前不能进行此操作';
  const handlers = [respond(newsDetail, () => (isLocked ? rejection(locked) : { title: 'Here', content: 'Words' }))];
  const user = open(NoticeDetail, '/components/noticeDetail?id=1', handlers);
  expect(await screen.findByText(/^Account is locked, can't do this before .*2026/)).toBeVisible();
  expect(screen.queryByText('Announcement not found')).toBeNull();
  isLocked = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

it('a notice is not found where the back end answers with nothing', async () => {
  open(NoticeDetail, '/components/noticeDetail?id=1', [respond(newsDetail, () => ({}))]);
  expect(await screen.findByText('Announcement not found', { selector: 'p' })).toBeVisible();
});

it.each(['', '?id=', '?id=abc', '?id=-1', '?id=1e3'])(
  'a notice with the address %s sends no request',
  async (search) => {
    const handlers = newsHandlers({
      article: () => {
        throw new Error('asked');
      },
    });
    const user = open(NoticeDetail, `/components/noticeDetail${search}`, handlers);
    await screen.findByText('Announcement not found', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'All announcements' }));
    expect(place()).toBe('PUSH /noticeList');
  },
);

it('a notice is requested again after a failure', async () => {
  let works = false;
  const handlers = [respond(newsDetail, () => (works ? { title: 'Here', content: 'Words' } : noConnection()))];
  const user = open(NoticeDetail, '/components/noticeDetail?id=1', handlers);
  await screen.findByText('This page could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

it('a notice navigates to pages of this site without a reload', async () => {
  const user = open(NoticeDetail, '/components/noticeDetail?id=10013');
  await user.click(await screen.findByRole('link', { name: 'markets' }));
  expect(place()).toBe('PUSH /quotation');
});

it("the agreement is shown in the user's language, its chapters below its title", async () => {
  open(Agreement, '/');
  expect(await screen.findByRole('heading', { level: 2, name: 'User agreement' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: '1. Your account' })).toBeVisible();
});

it('the agreement begins one level lower below the title of a dialog', async () => {
  open(AgreementPart, '/');
  expect(await screen.findByRole('heading', { level: 3, name: 'User agreement' })).toBeVisible();
});

it('the agreement is requested again after a failure', async () => {
  let works = false;
  const handlers = [respond(agreement, () => (works ? { title: 'Terms', content: 'Words' } : noConnection()))];
  const user = open(Agreement, '/', handlers);
  await screen.findByText('The agreement could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Words')).toBeVisible();
});

function articles(skip: boolean) {
  const visitor = aVisitor({ handlers: newsHandlers() });
  const hook = renderHook(() => useFooterArticles({ skip }), {
    wrapper: ({ children }) => (
      <TestI18n>
        <VisitorSurroundings visitor={visitor}>{children}</VisitorSurroundings>
      </TestI18n>
    ),
  });
  return { ...hook, visitor };
}

it('the footer’s articles are in three columns, each linked to its article', async () => {
  const { result } = articles(false);
  expect(result.current).toEqual({ about: undefined, explain: undefined, support: undefined });
  await waitFor(() => expect(result.current.about).toBeDefined());
  await waitFor(() => expect(result.current.explain).toBeDefined());
  await waitFor(() => expect(result.current.support).toHaveLength(1));
  expect(result.current.about?.map(({ title }) => title)).toEqual([
    'Company profile',
    'Privacy terms',
    'User agreement',
  ]);
  expect(result.current.explain?.map(({ title }) => title)).toEqual(['Fee rates', 'Limit and market orders']);
  expect(result.current.support).toEqual([
    { id: 1900, title: 'Apply for a listing', path: '/components/noticeDetail?id=1900' },
  ]);
});

it('the footer’s articles are not requested before the footer is visible', () => {
  const { result, visitor } = articles(true);
  expect(result.current).toEqual({ about: undefined, explain: undefined, support: undefined });
  const asked = Object.values(visitor.store.getState().exchange.queries).map((query) => query?.endpointName);
  expect(asked).toEqual(['capabilities']);
});

it('a back end that does not offer news is not asked for them, neither before nor after it has said so', async () => {
  const asked: string[] = [];
  const news = newsHandlers({
    news: (category) => {
      asked.push(`${category}`);
      return [];
    },
  });
  const visitor = aVisitor({ handlers: [respond(capabilities, () => ({ products: ['spot'] })), ...news] });
  const { result } = renderHook(() => ({ footer: useFooterArticles(), notices: useNotices() }), {
    wrapper: ({ children }) => (
      <TestI18n>
        <VisitorSurroundings visitor={visitor}>{children}</VisitorSurroundings>
      </TestI18n>
    ),
  });
  expect(result.current.footer.about).toBeUndefined();
  await waitFor(() => expect(result.current.footer).toEqual({ about: [], explain: [], support: [] }));
  expect(result.current.notices).toMatchObject({ items: [], state: READY });
  expect(asked).toEqual([]);
});
