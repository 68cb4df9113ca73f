import { channelOf } from './names';
import type { CodeMessage, Notice, User } from './types';

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
  }));
}
