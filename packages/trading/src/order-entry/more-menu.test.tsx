import { presentActions } from '@bourse/feature-kit';
import { preloadMessages } from '@bourse/i18n/testing';
import { VisitorSurroundings } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { tradingMessages } from '../locales/messages';
import { createPersonalLimits } from '../personal-limits/stored-personal-limits';
import { MoreMenu } from './more-menu';

beforeAll(() => preloadMessages([tradingMessages, uiKitMessages], ['en']));

it('the command palette opens the personal limits of the form that is on the screen', async () => {
  const { unmount } = renderWithKit(
    <VisitorSurroundings>
      <MoreMenu entries={[]} limits={{ store: createPersonalLimits('spot'), currency: 'USDT' }} />
    </VisitorSurroundings>,
  );
  await screen.findByRole('button', { name: 'More' });
  const limits = presentActions().find(({ label }) => label === 'My limits');
  act(() => limits?.run());
  expect(await screen.findByRole('dialog', { name: 'My limits' })).toBeInTheDocument();
  unmount();
  expect(presentActions()).toEqual([]);
});

it('the personal limits cannot be saved while they are unknown', async () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('user_id', '7');
  renderWithKit(
    <VisitorSurroundings>
      <MoreMenu entries={[]} limits={{ store: createPersonalLimits('spot'), currency: 'USDT' }} />
    </VisitorSurroundings>,
  );
  await screen.findByRole('button', { name: 'More' });
  act(() =>
    presentActions()
      .find(({ label }) => label === 'My limits')
      ?.run(),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Your trading limits are not loaded yet.');
  expect(screen.queryByRole('button', { name: 'Save limits' })).toBeNull();
  localStorage.clear();
});
