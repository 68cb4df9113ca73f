import type { StorySandbox } from '@bourse/api-client/testing';

declare const BOURSE_SANDBOX: { readonly address: string; readonly user: string; readonly password: string };

/** Where this page's server passes calls on to; what serves a built Storybook knows that alone. */
export const sandboxAddress = (): string => (import.meta.env.DEV ? BOURSE_SANDBOX.address : `${location.origin}/api`);

async function messageOf(reply: Response): Promise<unknown> {
  const body: unknown = await reply.json();
  const isGood = typeof body === 'object' && body !== null && 'type' in body && body.type === 'ok' && 'message' in body;
  return isGood ? body.message : undefined;
}

async function logIn(): Promise<StorySandbox | undefined> {
  const { user, password } = BOURSE_SANDBOX;
  const body = new URLSearchParams({ user_string: user, password, type: '1' });
  const token = await messageOf(await fetch('/api/user/login', { method: 'POST', body }));
  if (typeof token !== 'string') return undefined;
  const info = await messageOf(await fetch('/api/user/info', { headers: { Authorization: token } }));
  if (typeof info !== 'object' || info === null || !('id' in info)) return undefined;
  const session = { token, userId: Number(info.id), account: user };
  // Storybook's development server passes calls on, but no sockets.
  return import.meta.env.DEV ? { session, socketUrl: BOURSE_SANDBOX.address } : { session };
}

let opening: Promise<StorySandbox | undefined> | undefined;

/** The sandbox exchange with its demo user logged in, once per page; `undefined` if none answers. */
export function openSandbox(): Promise<StorySandbox | undefined> {
  opening ??= logIn().catch(() => undefined);
  return opening;
}
