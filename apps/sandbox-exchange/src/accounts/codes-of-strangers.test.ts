import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { CODE_TRIES } from './codes';
import { GUESS_LIMIT, RECIPIENT_LIMIT } from './limits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ACCOUNT = 'ann@example.com';
const HOME = '10.0.0.1';
const ELSEWHERE = '10.0.0.2';

let test: TestExchange;

beforeEach(async () => {
  test = await createTestExchange();
  await test.exchange.admin.createUser({ account: ACCOUNT, password: 'secret1' });
});

afterEach(() => test.close());

const send = (address: string) =>
  test.exchange.accounts.makeCode({
    channel: 'email',
    recipient: ACCOUNT,
    countryCode: '',
    purpose: 'forget',
    lang: 'en',
    address,
  });

const reset = (code: string, address: string) =>
  test.exchange.accounts.resetPassword({ account: ACCOUNT, password: 'secret2', code, address });

const logIn = (address: string, password = 'secret1') =>
  test.exchange.accounts.login({ account: ACCOUNT, password, address });

/** No code of the tests has letters. */
const WRONG = 'wrong1';

/** What a user does who has forgotten the password: waits as told, and enters the code. */
async function resetWithCode(address: string) {
  let sent = await send(address);
  let waited = 0;
  while (!sent.ok && sent.reason === 'sent_just_now') {
    test.clock.advance(sent.waitSeconds * 1000);
    waited += sent.waitSeconds * 1000;
    sent = await send(address);
  }
  const result = sent.ok ? await reset(sent.message.code, address) : sent;
  return { result, waited };
}

describe('a stranger', () => {
  it('the requests and wrong codes of one stranger leave the owner codes and tries, at an address without a login too', async () => {
    for (let at = 0; at < 2 * RECIPIENT_LIMIT.tries; at += 1) {
      await send('6.6.6.6');
      for (let tries = 0; tries < CODE_TRIES; tries += 1) await reset(WRONG, '6.6.6.6');
      test.clock.advance(MINUTE);
    }
    expect(await resetWithCode(ELSEWHERE)).toMatchObject({ result: { ok: true }, waited: 0 });
  });

  it('strangers at many addresses leave codes and tries to an address that the account has logged in from', async () => {
    await logIn(HOME);
    for (let at = 0; at < 2 * RECIPIENT_LIMIT.tries; at += 1) {
      await send(`6.6.6.${at}`);
      for (let tries = 0; tries < CODE_TRIES; tries += 1) await reset(WRONG, `6.6.6.${at}`);
      test.clock.advance(MINUTE);
    }
    expect(await resetWithCode(HOME)).toMatchObject({ result: { ok: true }, waited: 0 });
  });

  it('a stranger neither uses up the tries of a code nor replaces it, where the address has logged in', async () => {
    await logIn(HOME);
    const sent = await send(HOME);
    for (let at = 0; at < 2 * CODE_TRIES; at += 1) await reset(WRONG, `6.6.6.${at}`);
    test.clock.advance(9 * MINUTE);
    expect(await send('6.6.7.1')).toMatchObject({ reason: 'sent_just_now', waitSeconds: 60 });
    expect(await reset(sent.ok ? sent.message.code : '', HOME)).toMatchObject({ ok: true });
  });

  it('a login with a wrong password does not make an address known', async () => {
    await logIn('6.6.6.6', 'wrong1');
    const sent = await send(HOME);
    const results = [];
    for (let at = 0; at < CODE_TRIES; at += 1) results.push(await reset(WRONG, '6.6.6.6'));
    expect(results.map((result) => !result.ok && result.reason).slice(-2)).toEqual([
      'too_many_tries',
      'too_many_tries',
    ]);
    expect(await reset(sent.ok ? sent.message.code : '', HOME)).toMatchObject({ ok: true });
  });
});

/** A step of strangers: a request for a code, wrong codes, or time. */
const steps = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), from: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('guess' as const), from: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 70 }) }),
);

it('in a day of strangers the codes sent and the codes compared stay bounded, and the owner can reset at home', async () => {
  await logIn(HOME);
  let password = 'secret1';
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 15, maxLength: 40 }), async (all) => {
      let [sent, compared] = [0, 0];
      const start = test.clock.now();
      for (const step of all) {
        if (test.clock.now() - start >= 22 * HOUR) break;
        if (step.kind === 'wait') test.clock.advance(step.minutes * MINUTE);
        else if (step.kind === 'send') sent += (await send(`6.6.6.${step.from}`)).ok ? 1 : 0;
        else {
          const result = await reset(WRONG, `6.6.6.${step.from}`);
          compared += !result.ok && result.reason === 'code_wrong' ? 1 : 0;
        }
      }
      expect(sent).toBeLessThanOrEqual(RECIPIENT_LIMIT.tries + 24);
      expect(compared).toBeLessThanOrEqual(GUESS_LIMIT.tries);
      const { result, waited } = await resetWithCode(HOME);
      expect(result).toMatchObject({ ok: true });
      expect(waited).toBeLessThanOrEqual(MINUTE);
      password = 'secret2';
      expect(await logIn(HOME, password)).toMatchObject({ ok: true });
      test.clock.advance(48 * HOUR);
    }),
    { numRuns: 8 },
  );
});
