import { noConnection, never, respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { quotationNew, tickerEvent } from '@bourse/contracts/market';
import { chartsMessages } from '@bourse/charts';
import { FeaturePartsContext } from '@bourse/feature-kit';
import { marketMessages } from '@bourse/market';
import {
  aGroup,
  aPair,
  somePairs,
  aVisitor,
  VisitorSurroundings,
  type VisitorOptions,
  wireGroups,
  wireTicker,
} from '@bourse/market/testing';
import { homeHandlers } from '../testing/handlers';
import { Component as Home } from './home';
import { homeMessages } from '../locales/messages';

beforeAll(() => preloadMessages([homeMessages, marketMessages, chartsMessages, uiKitMessages]));

function openHome(options: VisitorOptions = {}) {
  const visitor = aVisitor({ handlers: homeHandlers(), ...options });
  renderWithKit(
    <VisitorSurroundings {...options} visitor={visitor}>
      <Home />
    </VisitorSurroundings>,
  );
  return { ...visitor, user: userEvent.setup() };
}

const place = () => screen.getByTestId('place').textContent;
const markets = () => screen.findByRole('table', { name: 'Markets' });
const region = (name: string) => screen.findByRole('region', { name });
/** Base currencies of the linked pairs, in order. */
const pairsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .flatMap((link) => /symbol=(\w+)_/.exec(link.getAttribute('href') ?? '')?.[1] ?? []);
const ready = async () => within(await markets()).findByRole('link', { name: 'BTC/USDT' });

describe('a visitor', () => {
  it('a visitor is redirected to the register screen with the typed address', async () => {
    const { user } = openHome();
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ana+1@example.org');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(place()).toBe('PUSH /register?email=ana%2B1%40example.org'));
  });

  it('the start page reports an invalid address and stays on the page', async () => {
    const { user } = openHome();
    const email = screen.getByRole('textbox', { name: 'Email address' });
    await user.type(email, 'ana@{Enter}');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    expect(email).toHaveFocus();
    expect(place()).toBe('POP /');
  });

  it('a visitor can register without having typed anything', async () => {
    const { user } = openHome();
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(place()).toBe('PUSH /register'));
  });
});

/** A part of another feature that shows its name. */
const partNamed = (name: string) => () => <p>{name}</p>;
const PARTS = {
  'wallet/summary': partNamed('summary'),
  'spot/openOrders': partNamed('orders'),
  'news/homeNews': partNamed('news'),
};

describe('a logged-in user', () => {
  const session = { token: 't', userId: 7 };
  const openAsUser = () => {
    const visitor = aVisitor({ handlers: homeHandlers(), session });
    renderWithKit(
      <VisitorSurroundings visitor={visitor}>
        <FeaturePartsContext value={PARTS}>
          <Home />
        </FeaturePartsContext>
      </VisitorSurroundings>,
    );
    return { user: userEvent.setup() };
  };

  it('the start page begins with the total, the open orders and trading, without the headline of visitors', async () => {
    openAsUser();
    expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trade now' })).toHaveAttribute('href', '/spot/deal');
    expect(screen.queryByRole('form', { name: 'Sign up' })).toBeNull();
    expect(screen.queryByText('Built for traders')).toBeNull();
    const table = await markets();
    for (const part of ['summary', 'orders']) {
      expect(screen.getByText(part).compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(screen.getByText('news').compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('the markets begin with the favourites, and show a group after a press', async () => {
    localStorage.setItem('bourse.favouritePairs', '4-3');
    const { user } = openAsUser();
    expect(await within(await markets()).findByRole('link', { name: 'SOL/USDT' })).toBeVisible();
    expect(within(await markets()).getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Favourites' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'USDT' }));
    expect(await within(await markets()).findByRole('link', { name: 'BTC/USDT' })).toBeVisible();
  });
});

it('the markets show the most traded pairs of a group, each linked to its deal screen', async () => {
  openHome();
  await ready();
  expect(pairsIn(await markets())).toEqual(['BTC', 'ETH', 'SOL', 'DOGE', 'XRP', 'PEPE']);
  expect(within(await markets()).getByRole('link', { name: 'ETH/USDT' })).toHaveAttribute(
    'href',
    '/spot/deal?symbol=ETH_USDT',
  );
});

it('the markets can be changed by group', async () => {
  const ethBtc = aPair({ baseId: 2, base: 'ETH', quoteId: 1, quote: 'BTC' });
  const groups = [aGroup(), aGroup({ name: 'BTC', pairs: [ethBtc] })];
  const { user } = openHome({ handlers: homeHandlers({ groups: () => groups }) });
  await ready();
  await user.click(screen.getByRole('button', { name: 'BTC' }));
  expect(within(await markets()).getAllByRole('rowheader')).toHaveLength(1);
  expect(within(await markets()).getByRole('link', { name: 'ETH/BTC' })).toBeVisible();
});

it('the markets follow the socket everywhere at once', async () => {
  const { realtime } = openHome();
  await ready();
  const [btc] = somePairs();
  if (!btc) throw new Error('no pair');
  act(() => realtime.emit(tickerEvent, wireTicker({ ...btc, last: decimal('98001.25') })));
  // Strip twice (its end meets its beginning), the card, and the table.
  await waitFor(() => expect(screen.getAllByText('98,001.25')).toHaveLength(4));
});

it('the markets lose their colours everywhere once they are stale', async () => {
  const { realtime } = openHome();
  await ready();
  const parts = [await region('Price ticker'), await region('Market overview')];
  const filters = () => parts.map((part) => part && getComputedStyle(part).filter);
  expect(filters()).not.toContain('grayscale(1)');
  vi.useFakeTimers();
  act(() => realtime.setPhase('down'));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(filters()).toEqual(Array.from({ length: 2 }, () => 'grayscale(1)'));
  vi.useRealTimers();
});

it('an exchange with many pairs shows those that rose and those that fell most', async () => {
  const flat = Array.from({ length: 30 }, (_none, at) =>
    aPair({ baseId: 100 + at, base: `C${at}`, change: decimal(0) }),
  );
  openHome({ handlers: homeHandlers({ groups: () => [aGroup({ pairs: [...somePairs(), ...flat] })] }) });
  await ready();
  expect(pairsIn(await region('Gainers'))).toEqual(['PEPE', 'SOL', 'BTC']);
  expect(pairsIn(await region('Losers'))).toEqual(['DOGE', 'ETH']);
});

it('an exchange with few pairs shows the table alone', async () => {
  openHome();
  await ready();
  expect(screen.queryByRole('region', { name: 'Gainers' })).toBeNull();
});

it('the markets show a failure, and load after a retry', async () => {
  let works = false;
  const handlers = [respond(quotationNew, () => (works ? wireGroups([aGroup()]) : noConnection())), ...homeHandlers()];
  const { user } = openHome({ handlers });
  const [failure] = await screen.findAllByText('The markets could not be loaded');
  expect(failure).toBeVisible();
  expect(screen.queryByText('Live')).toBeNull();
  works = true;
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  if (!retry) throw new Error('no way to try again');
  await user.click(retry);
  await ready();
  expect(screen.queryByText('The markets could not be loaded')).toBeNull();
});

it('the markets show that no market is open', async () => {
  openHome({ handlers: homeHandlers({ groups: () => [] }) });
  expect((await screen.findAllByText('No markets available')).length).toBeGreaterThan(0);
});

/** The area around an open popover. */
function popoverBackdrop(): Element {
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (!backdrop) throw new Error('No popover is open.');
  return backdrop;
}

it('apps have the whole address of this site in the code if a page of it is the app', async () => {
  const { user } = openHome({ site: { apps: { android: '/' } } });
  await user.click(await screen.findByRole('button', { name: 'App for Android' }));
  expect(await screen.findByRole('link', { name: 'Open this site' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/add the page to the home screen/)).toBeVisible();
});

it('apps are offered with a QR code if the operator has them', async () => {
  const { user } = openHome({ site: { apps: { ios: 'https://apps.example/ios' } } });
  await user.click(await screen.findByRole('button', { name: 'App for iPhone' }));
  const popup = within(await screen.findByRole('dialog', { name: 'App for iPhone' }));
  expect(popup.getByRole('img', { name: 'QR code: App for iPhone' })).toHaveAttribute('width', '200');
  expect(popup.getByRole('link')).toHaveAttribute('href', 'https://apps.example/ios');
  expect(screen.queryByRole('button', { name: 'App for Android', hidden: true })).toBeNull();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'App for iPhone' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(popoverBackdrop());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('apps are hidden if the operator has none', async () => {
  openHome();
  await ready();
  expect(screen.queryByText('Take the market with you')).toBeNull();
});

it('customer service is one press away', async () => {
  openHome();
  expect(await screen.findByRole('link', { name: 'Contact customer support' })).toHaveAttribute(
    'href',
    'mailto:support@bourse.example',
  );
});

it.each(['javascript:alert(1)', 'ask in the lobby'])(
  "customer service is not linked if the server's address is not a valid link: %s",
  async (service) => {
    openHome({ handlers: homeHandlers({ service: () => service }) });
    await ready();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.queryByText('Contact customer support')).toBeNull();
  },
);

it('the start page keeps favourites on this device', async () => {
  const { user } = openHome();
  await ready();
  await user.click(within(await markets()).getByRole('button', { name: 'Favourite: SOL/USDT', pressed: false }));
  expect(within(await markets()).getByRole('button', { name: 'Favourite: SOL/USDT', pressed: true })).toBeVisible();
  expect(localStorage.getItem('bourse.favouritePairs')).toBe('4-3');
});

it('the start page has its final layout while everything is loading', () => {
  openHome({ handlers: [respond(quotationNew, never), ...homeHandlers()] });
  expect(screen.getByRole('table', { name: 'Markets', busy: true })).toBeVisible();
  expect(screen.getByText('Loading markets')).toBeInTheDocument();
});
