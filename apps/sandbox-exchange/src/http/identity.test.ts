import { randomBytes } from 'node:crypto';
import {
  bindEmail,
  forgetPassword,
  login,
  payeeInfo,
  regionUsers,
  savePayee,
  sendMailCode,
  submitIdentity,
  userCenter,
  userInfo,
} from '@bourse/identity/contract';
import type { Call } from '@bourse/api-client/contract';
import { acceptorDeal, publishAd } from '@bourse/c2c/contract';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { eventually } from '@bourse/vitest-config/eventually';
import { withdraw } from '@bourse/wallet/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateTime } from '@bourse/contract-server';
import type { User } from '../accounts/types';
import { sealDocuments } from '../products/identity/document-store';
import { addRegion } from '../products/identity/regions';
import { submitIdentity as acceptIdentity } from '../products/identity/rules';
import { openCase } from '../products/desk/rules';
import { createTestApp, SANDBOX_HEADERS, type TestApp } from '../testing/test-app';

let test: TestApp;
let user: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user();
  token = await test.token(user);
  await test.exchange.admin.setPassword(user.id, 'secret1');
});
afterEach(() => test.close());

async function refusal(call: Call, fields: Record<string, string | number>, with_?: string): Promise<unknown> {
  const { type, message } = await test.ask(call, fields, with_);
  expect(type).not.toBe('ok');
  return message;
}

async function codeFor(recipient: string, type?: 'forget'): Promise<string> {
  await test.reply(sendMailCode, { user_string: recipient, lan: 'en', ...(type && { type }) });
  return test.said.at(-1)?.slice(-6) ?? '';
}

const reset = (code: string, over: Record<string, string> = {}) => ({
  account: user.account,
  password: 'secret2',
  repassword: 'secret2',
  code,
  ...over,
});

it('a password reset sets the password, ends all sessions and notifies the old channel', async () => {
  expect(await test.reply(forgetPassword, reset(await codeFor(user.account, 'forget')))).toBe(
    SERVER_TEXTS.passwordReset,
  );
  expect((await test.ask(userInfo, {}, token)).type).toBe(999);
  expect(test.said.at(-1)).toBe(`Notice to ${user.account}: password changed`);
  expect(await test.reply(login, { user_string: user.account, password: 'secret2', type: 1 })).toBeTruthy();
  expect(await refusal(login, { user_string: user.account, password: 'secret1', type: 1 })).toBe(
    SERVER_TEXTS.passwordWrong,
  );
});

it('a password reset blocks withdrawals and sales for a day, and nothing else', async () => {
  const sale = { type: 'sell', way: 'bank', currency_id: test.usdt.id, price: '7', total_number: '100' } as const;
  const withdrawal = { currency: test.usdt.id, number: '20', address: 'nowhere', rate: '0', type: 'TRC20' };
  const cashOut = {
    acceptor_id: 1,
    way: 'bank',
    type: 'sell',
    mobile: '1',
    deal_account: '2',
    money: '100',
  } as const;
  await test.exchange.admin.updateUser(user.id, { reviewStatus: 2 });
  await test.reply(forgetPassword, reset(await codeFor(user.account, 'forget')));
  const fresh = await test.token(user);
  const held = SERVER_TEXTS.paymentsHeldUntil(dateTime(test.clock.now() + 24 * 3_600_000));
  expect(await refusal(withdraw, withdrawal, fresh)).toBe(held);
  expect(await refusal(publishAd, sale, fresh)).toBe(held);
  expect(await refusal(acceptorDeal, cashOut, fresh)).toBe(held);
  expect(await refusal(publishAd, { ...sale, type: 'buy' }, fresh)).not.toBe(held);
  expect(await refusal(acceptorDeal, { ...cashOut, type: 'buy' }, fresh)).not.toBe(held);
  test.clock.advance(24 * 3_600_000);
  expect(await refusal(withdraw, withdrawal, fresh)).toBe(SERVER_TEXTS.addressInvalid);
});

it('a password reset refuses a code that was sent for another purpose', async () => {
  const code = await codeFor(user.account);
  expect(await refusal(forgetPassword, reset(code))).toBe(SERVER_TEXTS.codeNotSent);
});

it('a password reset spends the code once, also for two requests at the same moment', async () => {
  const code = await codeFor(user.account, 'forget');
  const answers = await Promise.all([test.ask(forgetPassword, reset(code)), test.ask(forgetPassword, reset(code))]);
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
});

it('a password reset answers an unknown account like a known one, and sends no code', async () => {
  const before = test.said.length;
  expect(await test.reply(sendMailCode, { user_string: 'nobody@example.org', lan: 'en', type: 'forget' })).toBe(
    SERVER_TEXTS.codeSent,
  );
  expect(test.said).toHaveLength(before);
  expect(await refusal(forgetPassword, reset('123456', { account: 'nobody@example.org' }))).toBe(
    SERVER_TEXTS.codeWrong,
  );
});

it('a password reset refuses an expired code and passwords that differ', async () => {
  const code = await codeFor(user.account, 'forget');
  expect(await refusal(forgetPassword, reset(code, { repassword: 'other12' }))).toBe(SERVER_TEXTS.passwordsDiffer);
  test.clock.advance(11 * 60_000);
  expect(await refusal(forgetPassword, reset(code))).toBe(SERVER_TEXTS.codeExpired);
});

it('a password reset sends a recipient at most 10 codes a day', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each code needs the minute after the one before
    await codeFor(user.account, 'forget');
    test.clock.advance(61_000);
  }
  expect(await refusal(sendMailCode, { user_string: user.account, lan: 'en', type: 'forget' })).toBe(
    SERVER_TEXTS.tooManyRequests,
  );
});

it('an email address is bound with the code that was sent to it', async () => {
  const email = 'second@example.org';
  const code = await codeFor(email);
  expect(await test.reply(bindEmail, { email, code }, token)).toBe(SERVER_TEXTS.bound);
  expect((await test.reply(userInfo, {}, token)).email).toBe(email);
});

it('an email address of another account is refused', async () => {
  const other = await test.user();
  const code = await codeFor(other.account);
  expect(await refusal(bindEmail, { email: other.account, code }, token)).toBe(SERVER_TEXTS.emailTaken);
});

it('payee information is empty at first, then as it was saved, separately for each user', async () => {
  expect((await test.reply(payeeInfo, {}, token)).realName).toBe('');
  const saved = { real_name: 'Ana', bank_name: 'Bank', bank_account: '6222021234567890' };
  expect(await test.reply(savePayee, saved, token)).toBe(SERVER_TEXTS.saved);
  expect(await test.reply(payeeInfo, {}, token)).toMatchObject({ realName: 'Ana', bankAccount: '6222021234567890' });
  const other = await test.token(await test.user());
  expect((await test.reply(payeeInfo, {}, other)).realName).toBe('');
});

it('payee information needs a real name', async () => {
  expect(await refusal(savePayee, { real_name: ' ' }, token)).toBe(SERVER_TEXTS.payeeNameRequired);
});

/** The fields of a verification with three photos that the user uploaded. */
async function papersOf(owner: User) {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  const photo = async () => {
    const uploaded = await test.exchange.uploads.add(owner.id, bytes);
    return uploaded.ok ? `/api/uploads/${uploaded.name}` : '';
  };
  const photos = { front_pic: await photo(), reverse_pic: await photo(), hand_pic: await photo() };
  return { name: 'Ana', card_id: 'AB123456', ...photos };
}

/** The encrypted pieces of all photos, in their order. */
const pieces = () => test.exchange.db.selectFrom('identity_photo_pieces').selectAll().orderBy('start').execute();

const decide = async (verdict: 'approve' | 'reject', note = '') => {
  const [open] = await test.exchange.desk.cases({ status: 'pending' });
  return test.exchange.desk.decide({ id: open?.id ?? 0, verdict, note, fields: {} });
};
const documentsOf = async (method: 'GET' | 'DELETE') => {
  const [newest] = await test.exchange.desk.cases();
  const response = await test.app.server.inject({
    method,
    url: `/sandbox/desk/cases/${newest?.id}/documents`,
    headers: SANDBOX_HEADERS,
  });
  const body: Record<string, unknown> = response.json();
  return { status: response.statusCode, body };
};

describe('an identity verification', () => {
  let papers: Awaited<ReturnType<typeof papersOf>>;
  beforeEach(async () => {
    papers = await papersOf(user);
  });

  it('an identity verification is under review, then approved after a while without a person', async () => {
    test.exchange.desk.settings.automaticAfterMs = 60_000;
    expect(await test.reply(submitIdentity, papers, token)).toBe(SERVER_TEXTS.realNameSubmitted);
    expect((await test.reply(userCenter, {}, token)).reviewStatus).toBe(1);
    expect(await refusal(submitIdentity, papers, token)).toBe(SERVER_TEXTS.realNameUnderReview);
    test.clock.advance(60_000);
    await test.exchange.tick();
    expect((await test.reply(userCenter, {}, token)).reviewStatus).toBe(2);
    expect((await test.reply(userInfo, {}, token)).reviewStatus).toBe(2);
    expect(await refusal(submitIdentity, papers, token)).toBe(SERVER_TEXTS.realNameAlreadyPassed);
  });

  it('a verified user can save payee information under the verified name only', async () => {
    expect(await test.reply(savePayee, { real_name: 'Somebody Else', bank_account: '1' }, token)).toBe(
      SERVER_TEXTS.saved,
    );
    await test.reply(submitIdentity, papers, token);
    await decide('approve');
    expect(await refusal(savePayee, { real_name: 'Somebody Else' }, token)).toBe(SERVER_TEXTS.payeeNameDiffers);
    expect(await test.reply(savePayee, { real_name: ' ana ', bank_account: '1' }, token)).toBe(SERVER_TEXTS.saved);
  });

  it('a rejected verification has a reason, and can be corrected and submitted again', async () => {
    await test.reply(submitIdentity, papers, token);
    await decide('reject', 'The photo is blurred');
    expect(await test.reply(userCenter, {}, token)).toEqual({
      reviewStatus: 3,
      reason: 'The photo is blurred',
      name: 'Ana',
      cardId: 'AB****56',
    });
    expect(await test.reply(submitIdentity, await papersOf(user), token)).toBe(SERVER_TEXTS.realNameSubmitted);
  });

  it('a verification is stored with encrypted name, number and photos, and its uploads are deleted', async () => {
    await test.reply(submitIdentity, papers, token);
    const row = await test.exchange.db.selectFrom('identities').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('AB123456');
    expect(JSON.stringify(row)).not.toContain('Ana');
    const photos = await test.exchange.db.selectFrom('identity_photos').selectAll().execute();
    expect(photos.map(({ part }) => part)).toEqual(['front', 'reverse', 'hand']);
    for (const { bytes } of await pieces()) expect(Buffer.from(bytes).includes('image/jpeg')).toBe(false);
    expect(await test.exchange.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  it('a large photo is stored in pieces of at most 64 KiB, and shown whole, also from one piece', async () => {
    const side = 300;
    const noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
    const uploaded = await test.exchange.uploads.add(user.id, noise);
    const name = uploaded.ok ? uploaded.name : '';
    const stored = (await test.exchange.uploads.find(name))?.bytes.toString('base64');
    await test.reply(submitIdentity, { ...papers, hand_pic: `/api/uploads/${name}` }, token);
    const sizes = (await pieces()).map(({ bytes }) => bytes.length);
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBe(65_536);
    const shown = { pictures: { hand: `data:image/png;base64,${stored}` } };
    expect((await documentsOf('GET')).body).toMatchObject(shown);
    // A photo of an earlier version is one piece.
    const { db } = test.exchange;
    for (const { name: photo } of await db.selectFrom('identity_photos').select('name').execute()) {
      const whole = Buffer.concat((await pieces()).flatMap((piece) => (piece.name === photo ? piece.bytes : [])));
      await db.deleteFrom('identity_photo_pieces').where('name', '=', photo).execute();
      await db.insertInto('identity_photo_pieces').values({ name: photo, start: 0, bytes: whole }).execute();
    }
    expect((await documentsOf('GET')).body).toMatchObject(shown);
  });

  it('no photo remains when the number is taken while the photos are encrypted', async () => {
    const { db, uploads } = test.exchange;
    const left = { name: 'of a process that was killed', user_id: user.id, part: 'front', is_accepted: false } as const;
    await db.insertInto('identity_photos').values(left).execute();
    const other = await test.user();
    const taken = await sealDocuments(test.exchange, { name: 'Bo', cardId: papers.card_id });
    const find = uploads.find.bind(uploads);
    vi.spyOn(uploads, 'find').mockImplementationOnce(async (name) => {
      await test.exchange.run((context) => acceptIdentity(context, { ...taken, userId: other.id, photos: [] }));
      return find(name);
    });
    expect(await refusal(submitIdentity, papers, token)).toBe(SERVER_TEXTS.cardNumberTaken);
    expect(await db.selectFrom('identity_photos').selectAll().execute()).toEqual([]);
    expect(await pieces()).toEqual([]);
    expect(await uploads.isOwnAddress(user.id, papers.front_pic)).toBe(true);
  });

  it('a user has one verification at a time, and its photos are read only if it may be accepted', async () => {
    const { uploads } = test.exchange;
    const find = uploads.find.bind(uploads);
    const { promise: mayRead, resolve: letRead } = Promise.withResolvers<void>();
    const read = vi.spyOn(uploads, 'find').mockImplementation(async (name) => {
      await mayRead;
      return find(name);
    });
    const first = test.ask(submitIdentity, papers, token);
    await eventually(() => expect(read).toHaveBeenCalled());
    expect(await refusal(submitIdentity, papers, token)).toBe(SERVER_TEXTS.tooManyRequests);
    letRead();
    expect((await first).message).toBe(SERVER_TEXTS.realNameSubmitted);
    expect(await refusal(submitIdentity, papers, token)).toBe(SERVER_TEXTS.realNameUnderReview);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('a repeated verification request is answered as the first one', async () => {
    const request = {
      method: 'POST',
      url: `/api${submitIdentity.path}?t=1700000000000`,
      payload: new URLSearchParams(papers).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: token },
    } as const;
    const { server } = test.app;
    const submitted = { type: 'ok', message: SERVER_TEXTS.realNameSubmitted };
    const replies = [await server.inject(request), await server.inject(request)];
    expect(replies.map((reply) => reply.json<unknown>())).toEqual([submitted, submitted]);
  });

  it('the desk sees a verification on request, and each access is logged', async () => {
    await test.reply(submitIdentity, papers, token);
    const first = await documentsOf('GET');
    expect(first.body).toMatchObject({ texts: { Name: 'Ana', Number: 'AB123456' }, reads: [{ reader: 'desk' }] });
    const jpeg = /data:image\/jpeg;base64,/g;
    expect(JSON.stringify(first.body['pictures']).match(jpeg)).toHaveLength(3);
    expect((await documentsOf('GET')).body['reads']).toHaveLength(2);
  });

  it('a verification can be deleted after the decision, and the number stays taken', async () => {
    await test.reply(submitIdentity, papers, token);
    expect(await documentsOf('DELETE')).toMatchObject({ status: 400, body: { error: 'under_review' } });
    await decide('approve');
    expect(await documentsOf('DELETE')).toMatchObject({ status: 200 });
    expect(await documentsOf('GET')).toMatchObject({ status: 400, body: { error: 'The documents were deleted.' } });
    expect(await test.exchange.db.selectFrom('identity_photos').selectAll().execute()).toEqual([]);
    expect(await test.reply(userCenter, {}, token)).toMatchObject({ reviewStatus: 2, name: '', cardId: '' });
    const other = await test.user();
    expect(await refusal(submitIdentity, await papersOf(other), await test.token(other))).toBe(
      SERVER_TEXTS.cardNumberTaken,
    );
    expect(await test.exchange.admin.audit()).toEqual({});
  });

  it('a verification refuses photos that another user uploaded, and addresses that are no uploads', async () => {
    const other = await test.user();
    const foreign = await papersOf(other);
    expect(await refusal(submitIdentity, { ...papers, hand_pic: foreign.hand_pic }, token)).toBe(
      SERVER_TEXTS.uploadRequired,
    );
    expect(await refusal(submitIdentity, { ...papers, front_pic: 'https://evil.test/a.jpg' }, token)).toBe(
      SERVER_TEXTS.uploadRequired,
    );
  });

  it('a verification refuses one picture for all photos, and a picture of an open case', async () => {
    const one = { ...papers, reverse_pic: papers.front_pic };
    expect(await refusal(submitIdentity, one, token)).toBe(SERVER_TEXTS.uploadDuplicate);
    await test.exchange.run((context) => {
      const proof = { kind: 'deposit_proof', reference: 1, userId: user.id, details: { Picture: papers.front_pic } };
      return { ok: true as const, id: openCase(context, proof).id };
    });
    expect(await refusal(submitIdentity, papers, token)).toBe(SERVER_TEXTS.photoInReview);
    expect(await test.exchange.uploads.isOwnAddress(user.id, papers.front_pic)).toBe(true);
  });

  it('a verification refuses the number of another user’s document in any spelling', async () => {
    await test.reply(submitIdentity, papers, token);
    const other = await test.user();
    const theirs = await papersOf(other);
    for (const card_id of [' ab123456', 'AB-123456', 'A-B-1-2-3-4-5-6', 'ＡＢ123-456-']) {
      expect(await refusal(submitIdentity, { ...theirs, card_id }, await test.token(other))).toBe(
        SERVER_TEXTS.cardNumberTaken,
      );
    }
  });

  it.each([
    [{ name: 'Ana2' }, SERVER_TEXTS.realNameInvalid],
    [{ card_id: '证件123' }, SERVER_TEXTS.cardNumberInvalid],
    [{ name: ' ' }, SERVER_TEXTS.realNameIncomplete],
  ])('a verification refuses %j', async (over, text) => {
    expect(await refusal(submitIdentity, { ...papers, ...over }, token)).toBe(text);
  });
});

describe('regional users', () => {
  it('regional users are refused to a user who is not an agent', async () => {
    expect(await refusal(regionUsers, { page: 1 }, token)).toBe(SERVER_TEXTS.regionNotPermitted);
  });

  it('an agent gets the regional users in pages of 10', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      city_name: 'Madrid',
      district_name: 'Centro',
      phone: `61234567${index}`,
      joined_at: 1_795_000_000_000,
    }));
    await addRegion(test.exchange.db, user.id, rows);
    expect(await test.reply(regionUsers, { page: 1 }, token)).toMatchObject({ total: 12 });
    expect((await test.reply(regionUsers, { page: 2 }, token)).users).toHaveLength(2);
  });
});
