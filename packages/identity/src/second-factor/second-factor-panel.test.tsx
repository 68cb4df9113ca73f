import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { respond, testStore } from '@bourse/api-client/testing';
import { beginSecondFactor, confirmSecondFactor, secondFactor } from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, expect, test, vi } from 'vitest';
import { identityMessages } from '../locales/messages';
import { SecondFactorPanel } from './second-factor-panel';

const { server } = freshServer(() => []);
beforeAll(() => preloadMessages([identityMessages, uiKitMessages, featureKitMessages], ['en']));

const USES = ['withdrawal', 'payee'];
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['AAAAA-BBBBB-CCCCC-DDDDD', 'EEEEE-FFFFF-GGGGG-HHHHH'];

function show() {
  const store = testStore({ session: { token: 'token', userId: 7 } });
  renderWithKit(
    <Provider store={store}>
      <SecondFactorPanel />
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}

test('a back end without a second factor shows nothing of it, and is not asked for it', async () => {
  const asked = vi.fn<() => void>();
  const announced = vi.fn<() => void>();
  server.use(
    respond(capabilities, () => {
      announced();
      return {};
    }),
    respond(secondFactor, () => {
      asked();
      return { on: 0, uses: [] };
    }),
  );
  show();
  await waitFor(() => expect(announced).toHaveBeenCalled());
  expect(screen.queryByText('Two-factor authentication')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('the set-up shows the recovery codes until they are kept; no secret is in the store', async () => {
  let isOn = false;
  server.use(
    respond(capabilities, () => ({ second_factor: { uses: USES } })),
    respond(secondFactor, () => ({ on: isOn ? 1 : 0, uses: USES, recovery_left: isOn ? 2 : 0 })),
    respond(beginSecondFactor, () => ({ secret: SECRET, uri: `otpauth://totp/Bourse:lin?secret=${SECRET}` })),
    respond(confirmSecondFactor, () => {
      isOn = true;
      return { recovery_codes: CODES };
    }),
  );
  const { store, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
  await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain(SECRET);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123 456{Enter}');
  expect(await screen.findByText('AAAAA-BBBBB-CCCCC-DDDDD')).toBeVisible();
  // The panel below has turned to "on", and the codes are still there.
  expect(await screen.findByText('2 recovery codes left')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByText('EEEEE-FFFFF-GGGGG-HHHHH')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain('AAAAA');
  expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'I have saved the recovery codes' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('AAAAA-BBBBB-CCCCC-DDDDD')).toBeNull());
});
