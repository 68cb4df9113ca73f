import { randomBytes } from 'node:crypto';
import { savePayee, submitIdentity, userCenter, userInfo } from '@bourse/contracts/identity';
import type { Call } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { eventually } from '@bourse/vitest-config/eventually';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../accounts/types';
import { sealDocuments } from './document-store';
import { submitIdentity as acceptIdentity } from './product';
import { openCase } from '../desk/product';
import { createTestApp, SANDBOX_HEADERS, type TestApp } from '../../testing/test-app';
import { deskOf } from '../desk/back-office';

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
  const [open] = await deskOf(test.exchange).cases({ status: 'pending' });
  return deskOf(test.exchange).decide({ id: open?.id ?? 0, verdict, note, fields: {} });
};
const documentsOf = async (method: 'GET' | 'DELETE') => {
  const [newest] = await deskOf(test.exchange).cases();
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
    deskOf(test.exchange).settings.automaticAfterMs = 60_000;
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
    const read = { act: 'documents read', actor: 'desk', userId: user.id, documents: `identity of user ${user.id}` };
    expect(await deskOf(test.exchange).log(1)).toMatchObject([read, read]);
  });

  it('a verification can be deleted after the decision, and the number stays taken', async () => {
    await test.reply(submitIdentity, papers, token);
    expect(await documentsOf('DELETE')).toMatchObject({ status: 400, body: { error: 'under_review' } });
    await decide('approve');
    expect(await documentsOf('DELETE')).toMatchObject({ status: 200 });
    expect((await deskOf(test.exchange).log(1))[0]).toMatchObject({ act: 'documents removed', userId: user.id });
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
    [{ name: '١٢' }, SERVER_TEXTS.realNameInvalid],
    [{ name: '\u202eevil' }, SERVER_TEXTS.parameterError],
    [{ name: 'line\nbreak' }, SERVER_TEXTS.parameterError],
    [{ name: 'a\u200bb' }, SERVER_TEXTS.parameterError],
    [{ card_id: '证件123' }, SERVER_TEXTS.cardNumberInvalid],
    [{ name: ' ' }, SERVER_TEXTS.realNameIncomplete],
  ])('a verification refuses %j', async (over, text) => {
    expect(await refusal(submitIdentity, { ...papers, ...over }, token)).toBe(text);
  });
});
