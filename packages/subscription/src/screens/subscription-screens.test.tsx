import { safeWritesMessages } from '@bourse/safe-writes';
import { freshServer } from '@bourse/feature-kit/test-server';
import type { UserEvent } from '@testing-library/user-event';
import { never, noConnection, rejection, respond } from '@bourse/api-client/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { renderFeature } from '@bourse/feature-kit/testing';
import { serverTexts } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { chartsMessages } from '@bourse/charts';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchInfo, subscribe, subscriptionRecords, unlock } from '@bourse/contracts/subscription';
import { reducers } from '../reducers';
import { subscriptionMessages } from '../locales/messages';
import { Component as Background } from '../background';
import {
  aWireLaunch,
  aWireRecord,
  subscriptionExchange,
  subscriptionHandlers,
  type SubscriptionExchange,
} from '../testing';
import { Component as Launch } from './launch';
import { Component as Records } from './records';
import { Component as Subscribe } from './subscribe';
import { TAGS } from '../tags';

const DAY = 86_400;
const { server } = freshServer(() => []);
let exchange: SubscriptionExchange;
beforeAll(async () => {
  await preloadMessages([
    subscriptionMessages,
    featureKitMessages,
    safeWritesMessages,
    chartsMessages,
    uiKitMessages,
    serverTexts,
  ]);
});
beforeEach(() => {
  exchange = subscriptionExchange();
  server.use(...subscriptionHandlers(exchange));
});

const press = (name: string | RegExp) => screen.findByRole('button', { name });

async function openForm(options = {}) {
  const opened = renderFeature(<Subscribe />, {
    reducers,
    address: '/sg',
    beside: <Background />,
    ...options,
  });
  await screen.findByRole('form', { name: 'Subscribe' });
  const { user } = opened;
  return { ...opened, type: (text: string) => user.type(screen.getByRole('textbox', { name: 'Amount' }), text) };
}

const openRecords = () => renderFeature(<Records />, { reducers, address: '/uplist', beside: <Background /> });

/** The page is hidden from roles while the dialog is open. */
async function confirmUnlock(user: UserEvent): Promise<void> {
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
}

it('the launch links to the whitepaper in a new tab, and shows its times of Beijing and of the device', async () => {
  renderFeature(<Launch />, { reducers, address: '/upstart' });
  const link = await screen.findByRole('link', { name: 'Whitepaper' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getAllByText(/\(Beijing\)$/)).toHaveLength(2);
  expect(screen.getAllByText(/\(your time\)$/)).toHaveLength(2);
});

it('the ring of a launch names what is sold before what remains', async () => {
  renderFeature(<Launch />, { reducers, address: '/upstart' });
  const ring = within(await screen.findByRole('figure', { name: 'Total and remaining' }));
  expect(ring.getAllByRole('listitem').map((slice) => slice.textContent)).toEqual([
    expect.stringMatching(/^Sold1,500,000 BRS75/),
    expect.stringMatching(/^Remaining500,000 BRS25/),
  ]);
});

it.each([
  ['/upstart', Launch],
  ['/sg', Subscribe],
  ['/uplist', Records],
])('the launch shows no figure on %s while it loads', async (address, Screen) => {
  server.use(respond(launchInfo, never), respond(subscriptionRecords, never));
  const { container } = renderFeature(<Screen />, { reducers, address });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  // The heads of columns may name the zone of its times.
  expect(container.textContent?.replaceAll(/\(UTC.*?\)/g, '')).not.toMatch(/\d/);
});

describe('subscribing', () => {
  it('the form shows the least allocation and the cap where the launch collects commitments', async () => {
    exchange.launch = aWireLaunch({ total: '1000', committed: '3000', cap: '400' });
    const { type } = await openForm();
    await type('1000');
    expect(await screen.findByText(/at least 250 of your 1,000 BRS/)).toBeVisible();
    expect(screen.getByText(/At most 400 BRS per user/)).toBeVisible();
  });

  it('the form subscribes with All and shows the cost with six decimals', async () => {
    const { user } = await openForm();
    await user.click(await press('All'));
    expect(screen.getByText('945.000000 USDT')).toBeVisible();
    await user.click(await press('Subscribe now'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('945.000000');
    expect(dialog.textContent).toMatch(/Lock-up24 hours.*Unlocks \(est\.\).*\d\d:\d\d/);
    await user.click(await press('Subscribe'));
    expect(await screen.findByText('Subscription successful.')).toBeTruthy();
    expect(exchange.received).toEqual([{ path: subscribe.path, request: { amount: '900', buymoney: '1.05' } }]);
  });

  it('the form names the price at which a subscription breaks even, and its distance to the market price', async () => {
    await openForm();
    expect(
      await screen.findByText('Break-even at 1.0500 USDT, 16.00% below the market price at unlock.'),
    ).toBeVisible();
  });

  it('the form offers the next lower and higher multiple', async () => {
    const { user, type } = await openForm();
    await type('250');
    await user.click(await press('Subscribe now'));
    expect(await screen.findByText('The amount must be a multiple of 100.')).toBeTruthy();
    await user.click(await press(/^200 for 210\.000000\sUSDT \(790 USDT left\)/));
    await user.click(await press('Subscribe now'));
    expect((await screen.findByRole('dialog')).textContent).toContain('210.000000');
  });

  it.each([
    [1, 'Preview'],
    [2, 'Subscription starts'],
    [4, 'Results published'],
  ])('the form marks step %i as "%s"', async (step, name) => {
    exchange.launch = aWireLaunch({ step });
    const { container } = await openForm();
    expect(container.querySelector('[aria-current="step"]')).toHaveTextContent(name);
  });

  it('the form leads to the records', async () => {
    await openForm();
    expect(screen.getByRole('link', { name: 'Subscription history' })).toHaveAttribute('href', '/uplist');
  });

  it('the form refuses more than the balance', async () => {
    const { user, type } = await openForm();
    await type('1000');
    await user.click(await press('Subscribe now'));
    expect(await screen.findByText('Insufficient balance. Reduce the amount or deposit USDT.')).toBeTruthy();
    expect(exchange.received).toEqual([]);
  });

  it('the form asks for confirmation again if the price has changed since the dialog opened', async () => {
    const { user, type, store } = await openForm();
    await type('100');
    await user.click(await press('Subscribe now'));
    await press('Subscribe');
    exchange.launch = aWireLaunch({ buymoney: '1.1' });
    const { subscriptionApi } = await import('../api');
    store.dispatch(subscriptionApi.util.invalidateTags([TAGS.Launch]));
    await user.click(await press('Use the new price'));
    await user.click(await press('Subscribe'));
    await waitFor(() => expect(exchange.received).toMatchObject([{ request: { amount: '100', buymoney: '1.1' } }]));
  });

  it('the form finds the subscription of a lost reply in the records', async () => {
    const { user, type } = await openForm();
    server.use(
      respond(subscribe, ({ request }) => {
        exchange.received.push({ path: subscribe.path, request });
        exchange.records = [aWireRecord({ id: 9, amount: request.amount, status: 1 })];
        return noConnection();
      }),
    );
    await type('100');
    await user.click(await press('Subscribe now'));
    await user.click(await press('Subscribe'));
    expect(await screen.findByText('Subscription successful')).toBeTruthy();
    expect(exchange.received).toHaveLength(1);
  });

  it('the form asks a visitor to log in', async () => {
    await openForm({ isVisitor: true });
    expect(screen.getByText('Log in to subscribe.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Subscribe now' })).toBeNull();
  });
});

describe('records', () => {
  it('the list of records shows a badge for each status and completes an unlocked row at once', async () => {
    const now = Math.floor(Date.now() / 1000);
    const locked = aWireRecord({ id: 2, status: 1, created_at: now - 7 * DAY, endtime_at: now + 23 * DAY });
    const lastDay = aWireRecord({ id: 4, status: 1, created_at: now - 7 * DAY, endtime_at: now + 5 * 3600 });
    exchange.records = [aWireRecord(), locked, lastDay, aWireRecord({ id: 3, status: 3 })];
    const { user } = openRecords();
    expect(await screen.findAllByText('Locked')).toHaveLength(2);
    expect(screen.getByText('23 of 30 d left')).toBeVisible();
    expect(screen.getByText('5 h left')).toBeVisible();
    expect(screen.getAllByText('Completed')).toHaveLength(1);
    await user.click(await press('Unlock'));
    await confirmUnlock(user);
    expect(await screen.findByText('Tokens unlocked.')).toBeTruthy();
    expect(screen.getAllByText('Completed')).toHaveLength(2);
    expect(exchange.received).toHaveLength(1);
  });

  it('the list of records is requested again after a refusal, because another tab may have unlocked', async () => {
    exchange.records = [aWireRecord()];
    server.use(
      respond(unlock, () => {
        exchange.records = [aWireRecord({ status: 3 })];
        return rejection('已解锁');
      }),
    );
    const { user } = openRecords();
    await user.click(await press('Unlock'));
    await confirmUnlock(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByText('Completed')).toBeTruthy();
  });

  it('the list of records finds a lost unlock', async () => {
    exchange.records = [aWireRecord()];
    server.use(
      respond(unlock, () => {
        exchange.records = [aWireRecord({ status: 3 })];
        return noConnection();
      }),
    );
    const { user } = openRecords();
    await user.click(await press('Unlock'));
    await confirmUnlock(user);
    expect(await screen.findByText('The tokens are unlocked')).toBeTruthy();
  });

  it('the list of records shows an empty state without records', async () => {
    openRecords();
    expect(await screen.findByText('No subscriptions yet')).toBeTruthy();
  });
});
