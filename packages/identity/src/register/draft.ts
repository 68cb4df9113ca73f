import { readStoredAs, writeStoredAs } from '@bourse/api-client';
import * as v from 'valibot';
import { ACCOUNT_MAX } from '../login/rules';
import { CHINA, INVITE_CODE_MAX, type RegisterForm } from './rules';

/** In the tab's own storage: who looks for the code in another app may find the page loaded anew. Never a secret. */
const KEY = 'bourse.register';

const draft = v.object({
  channel: v.picklist(['email', 'mobile']),
  email: v.pipe(v.string(), v.maxLength(ACCOUNT_MAX)),
  country: v.object({ id: v.string(), areaCode: v.string() }),
  phone: v.string(),
  inviteCode: v.string(),
  /** To whom a code was sent last, and when the next one may be, epoch milliseconds. */
  sent: v.optional(v.object({ recipient: v.string(), nextAt: v.number() })),
});

export type Draft = v.InferOutput<typeof draft>;
export type SentCode = NonNullable<Draft['sent']>;

/** What the tab remembers of a registration. Never throws: storage may be forbidden, and may hold anything. */
export function readDraft(): Draft | undefined {
  return readStoredAs(KEY, draft, 'tab');
}

/** Remembers what may be read by anybody who sits at this tab, which password, code and consent are not. */
export function writeDraft(
  { channel, email, country, phone, inviteCode }: RegisterForm,
  sent: SentCode | undefined,
): void {
  const kept = { channel, email, country, phone, inviteCode, sent } satisfies Draft | { sent: undefined };
  writeStoredAs(KEY, kept, 'tab');
}

export function clearDraft(): void {
  writeStoredAs(KEY, undefined, 'tab');
}

/** How a form begins: with what the address says (`email`, `extension_code`), else with what the tab remembers. */
export function beginForm(search: URLSearchParams, remembered: Draft | undefined): RegisterForm {
  const email = search.get('email')?.trim().slice(0, ACCOUNT_MAX) ?? '';
  const inviteCode = search.get('extension_code')?.trim().slice(0, INVITE_CODE_MAX) ?? '';
  return {
    // Whoever comes with an address registers by it, unless they had already turned to the phone with it.
    channel: email !== '' && email !== remembered?.email ? 'email' : (remembered?.channel ?? 'email'),
    email: email || (remembered?.email ?? ''),
    country: remembered?.country ?? CHINA,
    phone: remembered?.phone ?? '',
    code: '',
    password: '',
    repeat: '',
    inviteCode: inviteCode || (remembered?.inviteCode ?? ''),
    agreed: false,
  };
}
