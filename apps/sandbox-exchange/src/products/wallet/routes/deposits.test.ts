import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { depositProof } from '@bourse/contracts/wallet';
import { afterEach, expect, it } from 'vitest';
import sharp from 'sharp';
import { hashFor } from '../../../testing/builders';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;

afterEach(() => test.close());

it('a deposit proof shows a picture of its own user', async () => {
  test = await createTestApp();
  const [owner, other] = [await test.user(), await test.user()];
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const uploaded = await test.exchange.uploads.add(owner.id, picture);
  const own = `/api/uploads/${uploaded.ok ? uploaded.name : ''}`;
  const proof = {
    currency: test.usdt.id,
    acc: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    hash: hashFor('proof'),
    amount: '5',
  };
  const submit = async (user: typeof owner, pic: string) =>
    (await test.ask(depositProof, { ...proof, pic }, await test.token(user))).message;

  for (const foreign of ['https://evil.example/a.png', '/api/uploads/none.png', own.slice(5), '']) {
    expect(await submit(owner, foreign)).not.toBe(SERVER_TEXTS.depositSubmitted);
  }
  expect(await submit(other, own)).toBe(SERVER_TEXTS.notAuthorised);
  expect(await submit(owner, own)).toBe(SERVER_TEXTS.depositSubmitted);
});
