import { readSettings, settingsCapability, writeSetting } from '@bourse/contracts/settings';
import { capabilities } from '@bourse/contracts/site';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let user: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user();
  token = await test.token(user);
});
afterEach(() => test.close());

const write = (version: number, value: string, name = 'bourse.spot.limits') =>
  test.reply(writeSetting, { name, version, value }, token);

it('the exchange announces how large a kept value may be', async () => {
  const { others } = await test.reply(capabilities, {});
  expect(v.parse(settingsCapability, others)).toBe(20_000);
});

it('a value is written only over the version that the device has read', async () => {
  expect(await write(0, '1')).toEqual({ name: 'bourse.spot.limits', version: 1, value: '1', isStored: true });
  for (const version of [0, 7]) {
    expect(await write(version, '2')).toEqual({ name: 'bourse.spot.limits', version: 1, value: '1', isStored: false });
  }
  expect(await write(1, '2')).toMatchObject({ version: 2, isStored: true });
  expect(await test.reply(readSettings, {}, token)).toEqual([{ name: 'bourse.spot.limits', version: 2, value: '2' }]);
});

it('of two devices that write at the same time one wins', async () => {
  const replies = await Promise.all(['a', 'b', 'c'].map((value) => write(0, value)));
  expect(replies.filter(({ isStored }) => isStored)).toHaveLength(1);
  expect(new Set(replies.map(({ value }) => value)).size).toBe(1);
});

it("another user's values are not returned", async () => {
  await write(0, '1');
  const stranger = await test.token(await test.user());
  expect(await test.reply(readSettings, {}, stranger)).toEqual([]);
});

it.each([
  ['a value that is too large', { value: 'x'.repeat(20_001) }],
  ['a name of another kind', { name: 'token' }],
  ['a negative version', { version: -1 }],
])('the exchange refuses %s', async (_case, over) => {
  const request = { name: 'bourse.alerts', version: 0, value: '[]', ...over };
  expect((await test.ask(writeSetting, request, token)).type).toBe('error');
  expect(await test.reply(readSettings, {}, token)).toEqual([]);
});

it('the exchange refuses writes above the rate, and more names than it keeps', async () => {
  for (let at = 0; at < 200; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that none is refused for its place in a queue
    expect(await write(0, '1', `bourse.chart.drawings.${at}`)).toMatchObject({ isStored: true });
  }
  expect(await write(0, '1', 'bourse.one-more')).toMatchObject({ version: 0, isStored: false });
  await test.exchange.db
    .updateTable('login_tries')
    .set({ tries: 300 })
    .where('key', '=', `settings:${user.id}`)
    .execute();
  const { type } = await test.ask(writeSetting, { name: 'bourse.alerts', version: 0, value: '[]' }, token);
  expect(type).toBe('error');
});
