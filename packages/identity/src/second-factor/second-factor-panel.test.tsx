import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { noConnection, rejection, respond, status, testStore } from '@bourse/api-client/testing';
import {
  beginSecondFactor,
  chooseSecondFactorUses,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  secondFactor,
} from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

/** A back end on which the second factor is on or off. */
function backEnd(isOn: boolean) {
  const state = { isOn, uses: USES };
  server.use(
    respond(capabilities, () => ({ second_factor: { uses: USES } })),
    respond(secondFactor, () => ({ on: state.isOn ? 1 : 0, uses: state.uses, recovery_left: state.isOn ? 10 : 0 })),
    respond(beginSecondFactor, () => ({ secret: SECRET, uri: `otpauth://totp/Bourse:lin?secret=${SECRET}` })),
    respond(newRecoveryCodes, () => ({ recovery_codes: CODES })),
  );
  return state;
}

async function typeCode(user: ReturnType<typeof userEvent.setup>, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
}

test.each([
  ['its reply is lost', () => status(502)],
  ['another tab has done it', () => rejection('Start the setup of the authenticator app again.')],
])('a set-up says that the second factor is on, and makes recovery codes, where %s', async (_why, reply) => {
  const state = backEnd(false);
  server.use(
    respond(confirmSecondFactor, () => {
      state.isOn = true;
      return reply();
    }),
  );
  const { user } = show();
  await typeCode(user, 'Set up authenticator app');
  expect(await screen.findByText(/^Two-factor authentication is on\. If you have not seen/)).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByText('AAAAA-BBBBB-CCCCC-DDDDD')).toBeVisible();
});

test('a replacement whose reply is lost says that either device may count', async () => {
  backEnd(true);
  server.use(respond(confirmSecondFactor, () => status(502)));
  const { user } = show();
  await typeCode(user, 'Replace device');
  expect(await screen.findByText(/^No response.*The old or the new device may count now/)).toBeVisible();
});

test('a removal whose reply is lost is told as unknown, and the state is read again', async () => {
  const state = backEnd(true);
  server.use(
    respond(removeSecondFactor, () => {
      state.isOn = false;
      return noConnection();
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText(/^No response.*Check here whether the change was made/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('uses whose reply is lost are told as unknown, and shown as the exchange has them', async () => {
  const state = backEnd(true);
  server.use(
    respond(chooseSecondFactorUses, () => {
      state.uses = ['payee'];
      return status(502);
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Withdrawals' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^No response.*Check here whether the change was made/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  expect(screen.getByRole('checkbox', { name: 'Withdrawals' })).not.toBeChecked();
});

test('recovery codes whose reply is lost are told with what has become of the old ones', async () => {
  backEnd(true);
  server.use(respond(newRecoveryCodes, () => status(502)));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByText(/^No response.*Your old recovery codes may no longer work/)).toBeVisible();
});
