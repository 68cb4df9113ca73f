import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { tradingMessages } from '../locales/messages';
import { TradeButton } from './trade-button';

beforeAll(() => preloadMessages([tradingMessages, uiKitMessages], ['en']));

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

it('the button of an order says that the device is offline, sends nothing, and returns with the network', () => {
  const onClick = vi.fn<() => void>();
  renderWithKit(<TradeButton onClick={onClick}>Buy BTC</TradeButton>);
  goes('offline');
  const offline = screen.getByRole('button', { name: 'Offline' });
  expect(offline).toBeDisabled();
  fireEvent.click(offline);
  expect(onClick).not.toHaveBeenCalled();
  goes('online');
  fireEvent.click(screen.getByRole('button', { name: 'Buy BTC' }));
  expect(onClick).toHaveBeenCalledOnce();
});
