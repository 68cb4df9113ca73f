import { join } from 'node:path';
import { moveReplay, replay as replayCall } from '@bourse/contracts/market';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '@bourse/contract-server';
import { createTestApp } from '../../testing/test-app';
import { Replay } from './replay';

const SHORT = join(import.meta.dirname, '../../testing/recordings/short.ticks.gz');

it('the panel of a replay shows its position and the journal, and moves the position', async () => {
  const replay = await Replay.open(SHORT);
  const test = await createTestApp({ replay });
  const { from } = replay.state();
  const [user, other] = [await test.user({ USDT: '1000' }), await test.user({ BTC: '5', USDT: '500' })];
  await test.place(other, 'sell', '2', '100');
  await test.place(user, 'buy', '2', '100');
  await test.place(other, 'sell', '1', '110');
  await test.place(await test.user({ USDT: '1000' }), 'buy', '1', '110');
  const token = await test.token(user);
  const read = await test.reply(replayCall, {}, token);
  expect(read).toMatchObject({ at: from, speed: 1, isPaused: true, isEnded: false });
  // The fee of a taker is 0.2 per cent of the received two bitcoins: 1.996 × 110 − 200.
  expect(read.fills).toMatchObject([{ side: 'buy', price: '100', amount: '2', againstHolding: '19.56' }]);
  expect(read.againstHolding).toBe('19.56');

  await test.reply(moveReplay, { action: 'step' }, token);
  expect(replay.state().at).toBe(from + MINUTE_MS);
  for (const wrong of [
    { action: 'speed', speed: 61 },
    { action: 'start', at: 1 },
    { action: 'step', minutes: 0 },
  ]) {
    expect(await test.ask(moveReplay, wrong, token)).toMatchObject({ type: 'error', message: '参数错误' });
  }
  expect(await test.ask(replayCall, {})).toMatchObject({ type: 999 });
  await test.close();
  await replay.close();
});
