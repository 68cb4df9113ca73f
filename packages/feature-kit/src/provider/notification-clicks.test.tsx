import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifySystem } from '@bourse/notifications';
import { NotificationClicks } from './notification-clicks';

const notifications: EventTarget[] = [];

beforeEach(() => {
  notifications.length = 0;
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    constructor() {
      super();
      notifications.push(this);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(window, 'focus').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

const Path = () => useLocation().pathname;

const renderClicks = () =>
  render(
    <MemoryRouter>
      <Path />
      <NotificationClicks />
    </MemoryRouter>,
  );

function click(path: string | undefined) {
  notifySystem('Deposit complete', 'deposit-1', path);
  act(() => void notifications[0]?.dispatchEvent(new Event('click')));
}

it('a click on a system notification shows the window and the screen with the details', () => {
  renderClicks();
  click('/ledger');
  expect(window.focus).toHaveBeenCalledOnce();
  expect(screen.getByText('/ledger')).toBeVisible();
});

it('a click on a system notification without a screen shows the window only', () => {
  renderClicks();
  click(undefined);
  expect(window.focus).toHaveBeenCalledOnce();
  expect(screen.getByText('/')).toBeVisible();
});
