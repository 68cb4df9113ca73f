import {
  adaptRequest,
  holdTradePassword,
  holdWithdrawCode,
  readDialect,
  type PresetName,
} from '@bourse/contracts/dialects';
import { readReply } from '@bourse/api-client/reply';
import type { WriteSample } from '@bourse/contracts/check';
import { decimal } from '@bourse/decimal';
import { afterEach, describe, expect, it } from 'vitest';
import { callName } from '../calls';
import { backEnd } from '../check/back-end';
import { linesOf } from '../check/findings';
import type { Known } from '../check/known';
import { readAsClient } from '../check/read-as-client';
import { writeSide } from '../check/write-side';
import { UNSUPPORTED_SAMPLES, WRITE_SAMPLES } from '../features';
import type { Family } from './replies';
import { startBackEnd, type StubBackEnd } from './start-back-end';

let stub: StubBackEnd | undefined;
afterEach(async () => {
  await stub?.stop();
  stub = undefined;
});

/** Sends a write as the client does with a preset, and reads the reply as the client does. */
async function send(origin: string, preset: PresetName, [call, request]: WriteSample) {
  holdTradePassword('secret');
  holdWithdrawCode('123456');
  const fields = Object.entries(adaptRequest(call, request, readDialect({ preset })) ?? {});
  const response = await fetch(`${origin}/api${call.path}`, {
    method: call.method,
    body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])),
    headers: { lang: 'en' },
  });
  return readReply(call, { status: response.status, body: await response.text() }, 'mutation');
}

describe('the writes', () => {
  it.each<Family>(['a', 'b', 'c', 'd', 'e', 'f'])(
    'the writes of family %s are accepted in its dialect',
    async (family) => {
      stub = await startBackEnd(family);
      const { origin } = stub;
      const outcomes = await Promise.all(
        WRITE_SAMPLES.map(async (write) => [callName(write[0]), await send(origin, family, write)] as const),
      );
      expect(outcomes.filter(([, outcome]) => !('data' in outcome))).toEqual([]);
    },
  );

  it('the writes of the specification are refused in another dialect', async () => {
    stub = await startBackEnd('c');
    const { origin } = stub;
    const differing = new Set(['POST /api/user/login', 'POST /api/wallet/out', 'POST /api/c2c/do_legal_deal']);
    const refused = [...WRITE_SAMPLES.filter(([call]) => differing.has(callName(call))), ...UNSUPPORTED_SAMPLES];
    expect(refused).not.toEqual([]);
    for (const write of refused) expect(await send(origin, 'default', write)).toHaveProperty('error.kind', 'rejected');
  });

  it('the check finds writes that answer with an object', async () => {
    stub = await startBackEnd('a');
    const known: Known = {};
    await readAsClient({ baseUrl: stub.origin, token: 'token' }, known);
    const options = { ears: undefined, worth: decimal('10'), effectMs: 1000 };
    const lines = linesOf(await writeSide(backEnd(stub.origin, 'token'), known, options), undefined);
    expect(lines).toEqual([
      'departs  POST /api/transaction/in  message: expected text, got an object',
      'departs  POST /api/transaction_del  message: expected text, got an object (2 times)',
      'departs  POST /api/transaction/out  message: expected text, got an object',
      'skipped  POST /api/transaction/in: no types of limit orders are announced',
    ]);
  });

  it('the check finds text before the JSON of a write, which the client passes over', async () => {
    stub = await startBackEnd('e');
    const known: Known = {};
    await readAsClient({ baseUrl: stub.origin, token: 'token' }, known);
    const options = { ears: undefined, worth: decimal('10'), effectMs: 1000 };
    const lines = linesOf(await writeSide(backEnd(stub.origin, 'token'), known, options), undefined);
    expect(lines.filter((line) => line.includes('got text before the JSON'))).toHaveLength(2);
  });
});
