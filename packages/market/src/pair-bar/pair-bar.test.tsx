import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aPair } from '../testing/fixtures';
import { PairBar } from './pair-bar';

beforeAll(() => preloadMessages([marketMessages, uiKitMessages], ['en']));

it('the pair bar shows a dash, not a zero, for a high and a low that the back end does not send', () => {
  renderWithKit(<PairBar pair={{ ...aPair(), high: undefined, low: undefined }} />);
  expect(screen.getAllByText('—')).toHaveLength(2);
});

it('the star of the pair bar adds the pair to the favourites, and says so in its name', () => {
  const onToggle = vi.fn<() => void>();
  const { rerender } = renderWithKit(<PairBar pair={aPair()} favourite={{ isOn: false, onToggle }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add BTC/USDT to favourites' }));
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(<PairBar pair={aPair()} favourite={{ isOn: true, onToggle }} />);
  expect(screen.getByRole('button', { name: 'Remove BTC/USDT from favourites' })).toBeVisible();
});

it('the pair bar shows no direction of a stale price, and marks its figures as stale', () => {
  const { rerender } = renderWithKit(<PairBar pair={aPair()} direction="up" />);
  expect(screen.getByText('up')).toBeInTheDocument();
  rerender(<PairBar pair={aPair()} direction="up" isStale />);
  expect(screen.queryByText('up')).toBeNull();
  expect(screen.getByRole('region', { name: 'BTC/USDT at a glance' })).toHaveAttribute('data-stale');
});
