import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aPair } from '../testing/fixtures';
import { PairLine } from './pair-line';

beforeAll(() => preloadMessages([marketMessages, uiKitMessages], ['en']));

it('the pair line shows name, price and change, and the other figures and the actions after a press', () => {
  const onChoosePair = vi.fn<() => void>();
  renderWithKit(<PairLine pair={aPair()} onChoosePair={onChoosePair} actions={<button type="button">Alert</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: /BTC\/USDT/ })).toBeVisible();
  const line = screen.getByRole('region', { name: 'BTC/USDT at a glance' });
  expect(line).toHaveTextContent('97,250.50');
  expect(line).toHaveTextContent('+2.35%');
  expect(screen.queryByText('24h high')).toBeNull();
  const details = screen.getByRole('button', { name: '24h figures and alerts' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('24h high')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alert' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'BTC/USDT' }));
  expect(onChoosePair).toHaveBeenCalledOnce();
});

it('the pair line shows a dash for a price, a change and a high that the back end does not send', () => {
  renderWithKit(
    <PairLine pair={aPair({ last: undefined, change: undefined, high: undefined })} onChoosePair={() => undefined} />,
  );
  expect(screen.getAllByText('—')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '24h figures and alerts' }));
  expect(screen.getByText('24h high').nextSibling).toHaveTextContent('—');
});
