import {
  adaptRequest,
  holdTradePassword,
  holdWithdrawCode,
  readDialect,
  readReply,
  type Call,
  type PresetName,
} from '@bourse/api-client/contract';
import * as c2c from '@bourse/c2c/contract';
import { decimal } from '@bourse/decimal';
import { login, submitIdentity } from '@bourse/identity/contract';
import * as lever from '@bourse/lever/contract';
import { optionSubmit } from '@bourse/micro-options/contract';
import * as spot from '@bourse/spot/contract';
import * as wallet from '@bourse/wallet/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { callName } from '../calls';
import { backEnd } from '../check/back-end';
import { linesOf } from '../check/findings';
import type { Known } from '../check/known';
import { readAsClient } from '../check/read-as-client';
import { writeSide } from '../check/write-side';
import type { Family } from './replies';
import { startBackEnd, type StubBackEnd } from './start-back-end';

let stub: StubBackEnd | undefined;
afterEach(async () => {
  await stub?.stop();
  stub = undefined;
});

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const pair = { legal_id: 3, currency_id: 1 };
const order = { ...pair, price: '64000', num: '0.001', mode: 1 };
const position = { ...pair, multiple: '10', share: '1', type: 1, status: 1, target_price: '64210.5' };
const withdrawal = { currency: 3, number: '20', address: TRON, rate: '1', type: 'TRC20', charge: '1' };
const photos = { front_pic: '/1.png', reverse_pic: '/2.png', hand_pic: '/3.png' };

/** A call and the fields of its request. */
type Write = readonly [Call, object];

/** The writes of the client, with the fields of the specification. */
const WRITES: readonly Write[] = [
  [login, { user_string: '+8613800138000', password: 'a1b2c3', type: 1 }],
  [spot.placeBuy, order],
  [spot.placeSell, order],
  [spot.cancelOrder, { id: 5000, type: 'in' }],
  [lever.leverSubmit, position],
  [lever.leverSetStop, { id: 5000, target_profit_price: '70000', stop_loss_price: '60000' }],
  [lever.leverClose, { id: 5000 }],
  [optionSubmit, { match_id: 7, currency_id: 3, type: 1, seconds: 60, number: '100' }],
  // A back end that numbers the directions has this one.
  [wallet.transfer, { currency_id: 3, number: '20', from_field: 'legal', to_field: 'lever', type: 1 }],
  [wallet.withdraw, withdrawal],
  [wallet.depositProof, { currency: 3, acc: TRON, hash: 'ab', amount: '20', pic: '/1.png' }],
  [c2c.publishAd, { price: '7.2', total_number: '20', way: 'bank', currency_id: 3, type: 'sell' }],
  [c2c.takeAd, { id: 11 }],
  [submitIdentity, { name: 'Lin', card_id: '310000', ...photos }],
];

/** Sends a write as the client does with a preset, and reads the reply as the client does. */
async function send(origin: string, preset: PresetName, [call, request]: Write) {
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
  it.each<Family>(['a', 'b', 'c', 'd', 'e', 'f'])('of family %s are accepted in its dialect', async (family) => {
    stub = await startBackEnd(family);
    const { origin } = stub;
    const outcomes = await Promise.all(
      WRITES.map(async (write) => [callName(write[0]), await send(origin, family, write)] as const),
    );
    expect(outcomes.filter(([, outcome]) => !('data' in outcome))).toEqual([]);
  });

  it('the writes are refused in another dialect', async () => {
    stub = await startBackEnd('c');
    const { origin } = stub;
    const differing = new Set<Call>([login, wallet.transfer, wallet.withdraw, c2c.takeAd]);
    const refused = WRITES.filter(([call]) => differing.has(call));
    expect(refused).toHaveLength(4);
    for (const write of refused) expect(await send(origin, 'default', write)).toHaveProperty('error.kind', 'rejected');
  });

  it('the writes are found by the check to answer with an object', async () => {
    stub = await startBackEnd('a');
    const known: Known = {};
    await readAsClient({ baseUrl: stub.origin, token: 'token' }, known);
    const options = { ears: undefined, worth: decimal('10'), effectMs: 1000 };
    const lines = linesOf(await writeSide(backEnd(stub.origin, 'token'), known, options), undefined);
    expect(lines).toEqual([
      'departs  POST /api/transaction/in  message: expected text, got an object',
      'departs  POST /api/transaction_del  message: expected text, got an object (2 times)',
      'departs  POST /api/transaction/out  message: expected text, got an object',
    ]);
  });
});
