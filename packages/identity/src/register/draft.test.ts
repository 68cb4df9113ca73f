import { beforeEach, describe, expect, test } from 'vitest';
import { aRegisterForm } from '../testing/register-form';
import { beginForm, clearDraft, readDraft, writeDraft } from './draft';

beforeEach(() => sessionStorage.clear());

const query = (text: string) => new URLSearchParams(text);
const SENT = { recipient: 'ana@example.org', nextAt: 1_800_000_000_000 };

function remembered() {
  writeDraft(aRegisterForm({ channel: 'mobile', phone: '13800138000' }), undefined);
  return readDraft();
}

describe('what a tab remembers', () => {
  test('is who registers and when a code was sent, and no password, code or consent', () => {
    writeDraft(aRegisterForm({ country: { id: 'ES', areaCode: '34' }, phone: '612345678' }), SENT);
    expect(readDraft()).toEqual({
      channel: 'email',
      email: 'ana@example.org',
      country: { id: 'ES', areaCode: '34' },
      phone: '612345678',
      inviteCode: 'BOURSE',
      sent: SENT,
    });
    clearDraft();
    expect(readDraft()).toBeUndefined();
  });

  test.each(['', '{', 'null', '{"channel":"pigeon"}'])('is nothing where storage holds %j', (text) => {
    sessionStorage.setItem('bourse.register', text);
    expect(readDraft()).toBeUndefined();
  });
});

describe('a form begins', () => {
  test('empty, by e-mail, with a phone of China, and nothing agreed to', () => {
    const empty = { email: '', code: '', password: '', repeat: '', inviteCode: '', agreed: false };
    expect(beginForm(query(''), undefined)).toEqual(aRegisterForm(empty));
  });

  test('with what the tab remembers', () => {
    const form = beginForm(query(''), remembered());
    expect(form).toMatchObject({
      channel: 'mobile',
      phone: '13800138000',
      inviteCode: 'BOURSE',
      password: '',
      agreed: false,
    });
  });

  test('with what the address says, which goes before', () => {
    const form = beginForm(query('email=ben@example.org&extension_code=FRIEND'), remembered());
    expect(form).toMatchObject({ channel: 'email', email: 'ben@example.org', inviteCode: 'FRIEND' });
  });

  test('where the reader had turned to, when the address is the one they came with', () => {
    expect(beginForm(query('email=ana@example.org'), remembered()).channel).toBe('mobile');
  });

  test('with no more than the fields take', () => {
    const form = beginForm(query(`email=${'a'.repeat(200)}&extension_code=${'B'.repeat(50)}`), undefined);
    expect([form.email.length, form.inviteCode.length]).toEqual([120, 32]);
  });
});
