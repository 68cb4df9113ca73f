import { screen, within } from '@testing-library/react';
import { preloadMessages } from '@bourse/i18n/testing';
import { beforeAll, expect, it } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing';
import { FocusTrap } from './focus-trap';
import { OverScreens } from './over-screens';

beforeAll(() => preloadMessages([uiKitMessages]));

const page = (isActive: boolean) => (
  <>
    <OverScreens>
      <button type="button">Close all</button>
    </OverScreens>
    <FocusTrap isActive={isActive}>
      <section aria-label="Panel" tabIndex={-1}>
        <button type="button">Draw</button>
      </section>
    </FocusTrap>
    <button type="button">Outside</button>
  </>
);
const panel = () => screen.getByRole('region', { name: 'Panel', hidden: true });
const focus = (name: string) => screen.getByRole('button', { name }).focus();

it('a notice over every screen is in the panel that fills the window, and leaves it when the panel does', () => {
  const { rerender } = renderWithKit(page(true));
  expect(within(panel()).getByRole('button', { name: 'Close all' })).toBeInTheDocument();
  focus('Close all');
  expect(screen.getByRole('button', { name: 'Close all' })).toHaveFocus();
  rerender(page(false));
  expect(within(panel()).queryByRole('button', { name: 'Close all' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Close all' })).toBeInTheDocument();
});

it('a panel keeps the focus unless a dialog over it hides it', () => {
  renderWithKit(page(true));
  focus('Outside');
  expect(panel()).toHaveFocus();
  panel().setAttribute('aria-hidden', 'true');
  focus('Outside');
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});
