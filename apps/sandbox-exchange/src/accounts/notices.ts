import { channelOf } from './names';
import type { CodeMessage, CodePurpose, Notice, User } from './types';

const PATHS: Readonly<Partial<Record<CodePurpose | Notice, string>>> = {
  // Whoever has changed the password has it; the owner sets another one by code.
  'password changed': '/forgetPwd',
  'new device': '/account/accountSet',
  'new passkey': '/account/accountSet',
  'new API key': '/account/accountSet',
  'recovery requested': '/account/accountSet',
  'recovery approved': '/account/accountSet',
  // The second factor is gone; an owner who did not ask for it sets another password, by code.
  'recovery done': '/forgetPwd',
};

/** The screen of the client on which the owner acts on a message; `undefined`: it asks for nothing. */
export const noticePath = (purpose: CodePurpose | Notice): string | undefined => PATHS[purpose];

/** One notice to each channel of the account. */
export function noticesTo({ account, email, phone }: User, purpose: Notice, now: number): CodeMessage[] {
  const recipients = [...new Set([account, email, phone].filter((channel) => channel !== ''))];
  return recipients.map((recipient) => ({
    channel: channelOf(recipient) ?? 'email',
    recipient,
    countryCode: '',
    purpose,
    lang: 'en',
    code: '',
    sentAt: now,
    path: noticePath(purpose),
  }));
}
