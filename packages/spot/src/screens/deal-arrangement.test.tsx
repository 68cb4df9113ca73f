import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { stubLayout, freshServer } from '@bourse/feature-kit/test-server';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { renderSpot } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';

const { server } = freshServer(() => []);

beforeEach(() => {
  server.use(...spotHandlers(spotExchange()), ...dealMarketHandlers());
});

async function openDeal(width = 1680) {
  stubLayout(width);
  const rendered = renderSpot(<DealCenter />);
  // The last of the parts that appear in turn.
  await screen.findByRole('tablist', { name: 'My orders' });
  return rendered;
}

const price = () => screen.getByRole('textbox', { name: 'Price' });

/** The interval of the chart's toolbar: its pressed button, or the button of its menu for one without a button of its own. */
function interval() {
  const intervals = screen.getByRole('group', { name: 'Interval' });
  return within(intervals).queryByRole('button', { pressed: true }) ?? screen.getByTitle('More intervals');
}

describe('the panels', () => {
  it('panels are hidden and shown by the menu, which stays open, and are stored', async () => {
    const first = await openDeal();
    await first.user.click(screen.getByRole('button', { name: 'Panels' }));
    await first.user.click(screen.getByRole('menuitemcheckbox', { name: 'Chart' }));
    await first.user.click(screen.getByRole('menuitemcheckbox', { name: 'Trades' }));
    await first.user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Chart' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Order book' })).toBeInTheDocument();
    first.unmount();

    const { user } = await openDeal();
    expect(screen.queryByRole('region', { name: 'Chart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Trades' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Panels' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Chart' })).not.toBeChecked();
    await user.click(screen.getByRole('menuitem', { name: 'Reset layout' }));
    expect(screen.getByRole('region', { name: 'Chart' })).toBeInTheDocument();
    expect(localStorage.getItem('bourse.spot.layout')).toBeNull();
  });

  it('the pairs have a link if the market list is hidden', async () => {
    localStorage.setItem('bourse.spot.layout', '{"hidden":["markets"]}');
    const { user } = await openDeal();
    await user.click(screen.getByRole('button', { name: 'BTC/USDT' }));
    expect(await screen.findByRole('dialog', { name: 'Markets' })).toBeVisible();
  });

  it('the market list opens from the name of the pair with the focus in its search, and is docked once it is pinned', async () => {
    const { user } = await openDeal(1440);
    expect(screen.queryByRole('region', { name: 'Markets' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'BTC/USDT' }));
    const list = within(await screen.findByRole('dialog', { name: 'Markets' }));
    await waitFor(() => expect(list.getByRole('searchbox', { name: 'Search pairs' })).toHaveFocus());
    await user.click(list.getByRole('button', { name: 'Keep beside the chart' }));
    expect(await screen.findByRole('region', { name: 'Markets' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('panels are resized by keyboard within their limits, and are stored', async () => {
    const first = await openDeal();
    const edge = await screen.findByRole('separator', { name: 'Width of the market list' });
    edge.focus();
    await first.user.keyboard('{ArrowRight}');
    expect(edge).toHaveAttribute('aria-valuenow', '280');
    await first.user.keyboard('{Home}{ArrowLeft}');
    expect(edge).toHaveAttribute('aria-valuenow', edge.getAttribute('aria-valuemin'));
    await first.user.keyboard('{End}');
    first.unmount();

    const { user } = await openDeal();
    const again = await screen.findByRole('separator', { name: 'Width of the market list' });
    expect(again).toHaveAttribute('aria-valuenow', again.getAttribute('aria-valuemax'));
    await user.dblClick(again);
    expect(again).toHaveAttribute('aria-valuenow', '264');
  });

  it('panels have no resize handles if the screen is too narrow for all panels', async () => {
    await openDeal(999);
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Markets' })).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  it('keys link to the form with the side selected', async () => {
    const { user } = await openDeal();
    await user.keyboard('s');
    expect(screen.getByRole('radio', { name: 'Sell' })).toBeChecked();
    expect(price()).toHaveFocus();
  });

  it('keys open the form and the list of pairs as sheets on a phone', async () => {
    const { user } = await openDeal(390);
    await user.keyboard('b');
    const form = await screen.findByRole('dialog', { name: 'BTC/USDT' });
    expect(within(form).getByRole('radio', { name: 'Buy' })).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Markets' })).toBeVisible();
  });

  it('keys step through the intervals of the chart', async () => {
    const { user } = await openDeal();
    expect(interval()).toHaveTextContent('1m');
    await user.keyboard(']]');
    expect(interval()).toHaveTextContent('5m');
    await user.keyboard('[[');
    expect(interval()).toHaveTextContent('3m');
  });
});

it('the details of the pair bar name its figures and create a price alert for the pair, which is listed', async () => {
  const { user } = await openDeal();
  await user.click(screen.getByRole('button', { name: '24h figures and alerts' }));
  const details = await screen.findByRole('dialog', { name: '24h figures and alerts' });
  expect(within(details).getByText('24h high')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Set a price alert' }));
  const dialog = await screen.findByRole('dialog', { name: 'Price alert for BTC/USDT' });
  await user.type(within(dialog).getByRole('textbox'), '98000');
  await user.click(within(dialog).getByRole('button', { name: 'Set alert' }));
  expect(await screen.findByText('Alert set: BTC/USDT at 98,000.00')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Alerts' }));
  expect(await screen.findByText('Rises to 98,000')).toBeVisible();
});
