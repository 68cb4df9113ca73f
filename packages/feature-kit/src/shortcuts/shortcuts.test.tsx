import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byKeyboard, renderFeature } from '../testing';
import { openCheatSheet } from './present-actions';
import { Shortcuts } from './shortcuts';

const search = vi.fn<() => void>();
beforeEach(() => {
  localStorage.removeItem('bourse.keys');
  search.mockClear();
});

it('the key for help opens the list of the screen, not that of the shell, on a screen with keys of its own', async () => {
  const { user } = renderFeature(
    <>
      <p>Screen</p>
      <Shortcuts actions={[]} isFallback />
      <Shortcuts actions={[{ id: 'search', key: '/', label: 'Search pairs', run: search }]} />
    </>,
  );
  await screen.findByText('Screen');
  await user.keyboard('?');
  expect(await screen.findByText('Search pairs')).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('the list of keys opens on every screen, by key or by call, and names the trading screens', async () => {
  const { user } = renderFeature(
    <>
      <p>Screen</p>
      <Shortcuts actions={[]} isFallback />
    </>,
  );
  await screen.findByText('Screen');
  await user.keyboard('?');
  expect(await screen.findByText(/Trading pages have more shortcuts\. Press \? there to see them\./)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => openCheatSheet());
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it.each(['mouse', 'keyboard'])(
  'the list of keys assigns another key to an action, on every screen from then on (%s)',
  async (device) => {
    const { user } = renderFeature(
      <>
        <p>Screen</p>
        <Shortcuts actions={[{ id: 'search', key: '/', label: 'Search pairs', run: search }]} />
      </>,
    );
    await screen.findByText('Screen');
    await user.keyboard('?');
    const change = await screen.findByRole('button', { name: 'Change the key: Search pairs' });
    await (device === 'mouse' ? user.click(change) : byKeyboard(user).press(change));
    await user.keyboard('t');
    expect(await screen.findByRole('alert')).toHaveTextContent('T is already used: Switch day/night mode.');
    await user.keyboard('g');
    expect(await screen.findByText('G')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('/');
    expect(search).not.toHaveBeenCalled();
    await user.keyboard('g');
    expect(search).toHaveBeenCalledOnce();
  },
);
