import type { SessionState } from '@bourse/api-client';

declare const BOURSE_SANDBOX: { readonly address: string; readonly user: string; readonly password: string };

/** Where this page's server passes calls on to; what serves a built Storybook knows that alone. */
export const sandboxAddress = (): string => (import.meta.env.DEV ? BOURSE_SANDBOX.address : `${location.origin}/api`);

async function messageOf(reply: Response): Promise<unknown> {
  const body: unknown = await reply.json();
  const isGood = typeof body === 'object' && body !== null && 'type' in body && body.type === 'ok' && 'message' in body;
  return isGood ? body.message : undefined;
}

async function logIn(): Promise<SessionState | undefined> {
  const { user, password } = BOURSE_SANDBOX;
  const body = new URLSearchParams({ user_string: user, password, type: '1' });
  const token = await messageOf(await fetch('/api/user/login', { method: 'POST', body }));
  if (typeof token !== 'string') return undefined;
  const info = await messageOf(await fetch('/api/user/info', { headers: { Authorization: token } }));
  if (typeof info !== 'object' || info === null || !('id' in info)) return undefined;
  return { token, userId: Number(info.id), account: user };
}

let opening: Promise<SessionState | undefined> | undefined;

/** The demo user's session at the sandbox exchange, opened once a page; `undefined` where none answers. */
export function sandboxSession(): Promise<SessionState | undefined> {
  opening ??= logIn().catch(() => undefined);
  return opening;
}
