import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { apiKeys, createApiKey, removeApiKey, sessions } from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { useUserEvents } from '@bourse/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiKeysPanel } from './lazy-api-keys-panel';
import { NewApiKeyWatch } from './new-api-key-watch';

const { server } = freshServer(() => []);
const announced = respond(capabilities, () => ({ api_keys: 1 }));
const AT = 1_795_000_000;
const SECRET = 'v2n8Qf1kXw0rT6yUe3LhZs9pCbAdG5mJo7iRxW4tKqE';

const aWireKey = (change: { id?: number; name?: string; created_at?: number } = {}) => ({
  id: 1,
  name: 'Bot',
  key: 'm3Jx0aQe7TtP1vYz',
  permissions: ['read'],
  addresses: [] as string[],
  created_at: AT,
  expires_at: AT + 90 * 86_400,
  ...change,
});

type User = ReturnType<typeof renderFeature>['user'];

async function fill(user: User, change: (dialog: HTMLElement) => Promise<void> = () => Promise.resolve()) {
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Bot');
  await change(dialog);
  await user.type(within(dialog).getByLabelText('Password'), 'secret1{Enter}');
  return dialog;
}

describe('the panel of keys for the API', () => {
  test('a back end without keys shows nothing of them, and is not asked for them', async () => {
    const answered = vi.fn<() => void>();
    const asked = vi.fn<() => void>();
    server.use(
      respond(capabilities, () => {
        answered();
        return {};
      }),
      respond(apiKeys, () => {
        asked();
        return { list: [] };
      }),
    );
    renderFeature(<ApiKeysPanel />);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByText('API keys')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  test('a key is made with its values, and its secret is shown until the user has saved it', async () => {
    let list: ReturnType<typeof aWireKey>[] = [];
    const received = vi.fn<(request: unknown) => void>();
    server.use(
      announced,
      respond(apiKeys, () => ({ list })),
      respond(createApiKey, ({ request }) => {
        received(request);
        list = [aWireKey()];
        return { key: 'm3Jx0aQe7TtP1vYz', secret: SECRET };
      }),
    );
    const { user, store } = renderFeature(<ApiKeysPanel />);
    await fill(user, async (dialog) => {
      await user.click(within(dialog).getByRole('checkbox', { name: 'May place, change and cancel orders' }));
      await user.type(within(dialog).getByRole('textbox', { name: /Allowed IP addresses/ }), '203.0.113.7, ::1');
    });
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(received.mock.calls).toMatchObject([
      [{ name: 'Bot', permissions: 'read,trade', addresses: '203.0.113.7,::1', days: 90, password: 'secret1' }],
    ]);
    await user.keyboard('{Escape}');
    expect(screen.getByText(SECRET)).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain(SECRET);
    await user.click(screen.getByRole('checkbox', { name: 'I have saved the secret' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Remove: Bot' })).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  test('addresses that are none are refused in the form, and a refusal of the back end is shown there', async () => {
    server.use(
      announced,
      respond(apiKeys, () => ({ list: [] })),
      respond(createApiKey, () => rejection(SERVER_TEXTS.apiKeyNameTaken)),
    );
    const { user } = renderFeature(<ApiKeysPanel />);
    const dialog = await fill(user, (open) =>
      user.type(within(open).getByRole('textbox', { name: /Allowed IP addresses/ }), 'home'),
    );
    expect(await within(dialog).findByText(/^Enter at most 10 IP addresses/)).toBeVisible();
    await user.clear(within(dialog).getByRole('textbox', { name: /Allowed IP addresses/ }));
    await user.type(within(dialog).getByLabelText('Password'), '{Enter}');
    expect(await within(dialog).findByText('You already have an API key with this name.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Bot');
  });

  test('a key whose reply is lost is found in the list, and its removal is offered', async () => {
    let list = [aWireKey({ id: 7, name: 'Other' })];
    server.use(
      announced,
      respond(apiKeys, () => ({ list })),
      respond(createApiKey, () => {
        list = [aWireKey({ id: 8 }), ...list];
        return noConnection();
      }),
      respond(removeApiKey, ({ request }) => {
        list = list.filter(({ id }) => id !== request.id);
        return 'ok';
      }),
    );
    const { user } = renderFeature(<ApiKeysPanel />);
    await fill(user);
    expect(await screen.findByText(/The key “Bot” was created, but the reply with its secret was lost/)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('dialog', { name: 'Remove API key “Bot”?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Bot' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove: Other' })).toBeVisible();
  });

  test('a lost reply without a key in the list is told as unknown, and sent once', async () => {
    const sent = vi.fn<() => void>();
    server.use(
      announced,
      respond(apiKeys, () => ({ list: [] })),
      respond(createApiKey, () => {
        sent();
        return noConnection();
      }),
    );
    const { user } = renderFeature(<ApiKeysPanel />);
    await fill(user);
    expect(await screen.findByText(/It is not known whether the key was created/)).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
  });

  test('a key is removed after a question', async () => {
    let list = [aWireKey()];
    server.use(
      announced,
      respond(apiKeys, () => ({ list })),
      respond(removeApiKey, ({ request }) => {
        list = list.filter(({ id }) => id !== request.id);
        return 'ok';
      }),
    );
    const { user } = renderFeature(<ApiKeysPanel />);
    await user.click(await screen.findByRole('button', { name: 'Remove: Bot' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No API keys yet')).toBeVisible();
  });
});

/** What the bell has. */
function Bell() {
  return useUserEvents().map(({ id, text }) => <p key={id}>{text}</p>);
}

test('a key that was made since the own log-in is an entry of the bell, and an older one is none', async () => {
  const device = { id: 1, device: '', address: '203.0.113.7', last_used_at: AT };
  server.use(
    respond(sessions, () => ({ list: [{ ...device, created_at: AT, current: 1 }] })),
    respond(apiKeys, () => ({
      list: [aWireKey({ id: 2, name: 'New' }), aWireKey({ id: 1, name: 'Old', created_at: AT - 1 })],
    })),
  );
  renderFeature(
    <>
      <NewApiKeyWatch />
      <Bell />
    </>,
  );
  expect(await screen.findByText(/New API key of your account: New\./)).toBeInTheDocument();
  expect(screen.queryByText(/account: Old\./)).toBeNull();
});
