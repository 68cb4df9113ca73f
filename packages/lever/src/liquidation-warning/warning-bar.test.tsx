import { FocusTrap, uiKitMessages } from '@bourse/ui-kit';
import { preloadMessages } from '@bourse/i18n/testing';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { leverMessages } from '../locales/messages';
import { WarningBar } from './warning-bar';

beforeAll(() => preloadMessages([leverMessages, uiKitMessages]));

it('the warning and its way out are inside of a window that fills the screen and keeps the focus', () => {
  const onCloseAll = vi.fn<() => void>();
  renderWithKit(
    <MemoryRouter>
      <WarningBar level="danger" title="Liquidation warning" message="Danger" canClose onCloseAll={onCloseAll} />
      <FocusTrap isActive>
        <section aria-label="Panel" tabIndex={-1} />
      </FocusTrap>
    </MemoryRouter>,
  );
  const warning = within(screen.getByRole('region', { name: 'Panel' })).getByRole('alert', {
    name: 'Liquidation warning',
  });
  within(warning).getByRole('button').click();
  expect(onCloseAll).toHaveBeenCalledOnce();
});
