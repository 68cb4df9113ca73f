import { SECOND_FACTOR_HEADER, SECOND_FACTOR_NEEDED } from '@bourse/contracts/security';
import { defineCall, text, type ReplyOf, type RequestOf } from '@bourse/contracts/wire';
import { eventually } from '@bourse/vitest-config/eventually';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { exchangeApi } from '../exchange-api';
import { asFailure } from '../failure';
import { endSession, logIn } from '../session/slice';
import { testStore } from '../testing';
import { createSecondFactorPrompt } from './prompt';

const pay = defineCall({
  method: 'POST',
  path: '/pay',
  access: 'required',
  request: v.object({ amount: v.string() }),
  reply: text,
});
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    pay: build.mutation<ReplyOf<typeof pay>, RequestOf<typeof pay>>({
      query: (request) => ({ call: pay, request }),
    }),
  }),
});

type Fetch = typeof globalThis.fetch;

const needed = (message: string) => Response.json({ type: SECOND_FACTOR_NEEDED, message });
const codeOf = ([, init]: Parameters<Fetch>) => new Headers(init?.headers).get(SECOND_FACTOR_HEADER);

function setUp(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn<Fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  const prompt = createSecondFactorPrompt();
  const store = testStore({
    session: { token: 'the-token', userId: 7 },
    transport: { fetch },
    extra: { secondFactor: prompt },
  });
  const sent = store.dispatch(api.endpoints.pay.initiate({ amount: '5' }));
  return { fetch, prompt, store, sent };
}

const asked = (prompt: ReturnType<typeof createSecondFactorPrompt>) =>
  eventually(() => expect(prompt.read()).toBeDefined());

const resolved = (response: Response) => () => Promise.resolve(response);

it('a write that wants a second factor is sent once more, with the code and the same fields', async () => {
  const { fetch, prompt, sent } = setUp(
    resolved(needed('code, please')),
    resolved(Response.json({ type: 'ok', message: 'paid' })),
  );
  await asked(prompt);
  expect(prompt.read()).toMatchObject({ text: 'code, please', isAgain: false });
  prompt.answer('123456');
  expect(await sent).toMatchObject({ data: 'paid' });
  const [first, second] = fetch.mock.calls;
  if (!first || !second) throw new Error('The write was not sent twice.');
  expect([codeOf(first), codeOf(second)]).toEqual([null, '123456']);
  expect([second[0], second[1]?.body]).toEqual([first[0], first[1]?.body]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('the question has what a passkey needs to answer', async () => {
  const refused = { type: SECOND_FACTOR_NEEDED, message: 'code, please', data: { passkey: '{}' } };
  const { fetch, prompt, sent } = setUp(
    resolved(Response.json(refused)),
    resolved(Response.json({ type: 'ok', message: 'paid' })),
  );
  await asked(prompt);
  expect(prompt.read()?.data).toEqual({ passkey: '{}' });
  prompt.answer('{"id":"a"}');
  expect(await sent).toMatchObject({ data: 'paid' });
  expect(fetch.mock.calls.map(codeOf)).toEqual([null, '{"id":"a"}']);
});

it('a wrong code is asked for again; a cancelled question leaves an ordinary refusal, and nothing is sent', async () => {
  const { fetch, prompt, sent } = setUp(resolved(needed('code, please')), resolved(needed('wrong code')));
  await asked(prompt);
  prompt.answer('111111');
  await asked(prompt);
  expect(prompt.read()).toMatchObject({ text: 'wrong code', isAgain: true });
  prompt.answer(undefined);
  const { error } = await sent;
  expect(asFailure(error)).toEqual({ kind: 'rejected', text: 'wrong code' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a write with a code whose reply is lost has an unknown outcome and is not sent again', async () => {
  const { fetch, prompt, sent } = setUp(resolved(needed('code, please')), () => Promise.reject(new TypeError('lost')));
  await asked(prompt);
  prompt.answer('123456');
  const { error } = await sent;
  expect(asFailure(error)).toEqual({ kind: 'network' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('the end of a session cancels its questions, and their writes are not sent again', async () => {
  const { fetch, prompt, store, sent } = setUp(resolved(needed('code, please')));
  await asked(prompt);
  const waiting = prompt.ask({ text: 'of another write', isAgain: false });
  store.dispatch(endSession({ reason: 'logout' }));
  expect(prompt.read()).toBeUndefined();
  expect(await waiting).toBeUndefined();
  const { error } = await sent;
  expect(asFailure(error)).toEqual({ kind: 'rejected', text: 'code, please' });
  expect(fetch).toHaveBeenCalledOnce();
});

it('a refusal that arrives after the end of its session asks nothing', async () => {
  const reply = Promise.withResolvers<Response>();
  const { fetch, prompt, store, sent } = setUp(() => reply.promise);
  const ask = vi.spyOn(prompt, 'ask');
  store.dispatch(logIn({ token: 'of another user' }));
  reply.resolve(needed('code, please'));
  expect(asFailure((await sent).error)).toEqual({ kind: 'rejected', text: 'code, please' });
  expect(ask).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
});

it('two writes ask one after the other', async () => {
  const prompt = createSecondFactorPrompt();
  const first = prompt.ask({ text: 'first', isAgain: false });
  const second = prompt.ask({ text: 'second', isAgain: false });
  await asked(prompt);
  expect(prompt.read()?.text).toBe('first');
  prompt.answer('1');
  expect(await first).toBe('1');
  await asked(prompt);
  expect(prompt.read()?.text).toBe('second');
  prompt.answer(undefined);
  expect(await second).toBeUndefined();
  expect(prompt.read()).toBeUndefined();
});

it('a user who has lost the second factor ends the question: the refusal says so, and nothing is sent again', async () => {
  const { fetch, prompt, sent } = setUp(resolved(needed('code, please')));
  await asked(prompt);
  prompt.answer(null);
  const { error } = await sent;
  expect(asFailure(error)).toEqual({ kind: 'rejected', text: 'code, please', isFactorLost: true });
  expect(fetch).toHaveBeenCalledOnce();
});
