import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContract, linesOf } from '@bourse/contract';
import { decimal } from '@bourse/decimal';
import { login } from '@bourse/contracts/identity';
import { isCcxtInstalled, startLoopbackVenue } from '@bourse/loopback-venue';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config';
import { openGateway } from './gateway';
import { openCcxtVenue } from './venue/ccxt/ccxt-venue';

const PASSWORD = 'owner2026';

function onError(error: unknown): never {
  throw error;
}

/** The address and a session of a gateway in front of a venue on this machine. */
async function startGateway(): Promise<{ address: string; token: string }> {
  const dialect = 'binance';
  const loopback = await startLoopbackVenue({
    dialect,
    markets: [{ symbol: 'BTC/USDT', minTotal: '25', hasContract: true }],
  });
  loopback.contracts.fund(decimal(1000));
  onTestFinished(() => loopback.close());
  loopback.exchange.setBook('BTC/USDT', { bids: [['99', '1']], asks: [['101', '1']] });
  loopback.exchange.trade('BTC/USDT', { side: 'buy', price: '100', amount: '1' });
  const { account } = loopback.exchange;
  for (const code of ['USDT', 'BTC']) {
    account.fund(code, decimal(1000));
    account.setAddress(code, 'ETH', `addr${code}`);
  }
  const { origin, keys } = loopback;
  const venue = await openCcxtVenue({
    id: dialect,
    isTestnet: true,
    keys: { ...keys, password: undefined },
    origin,
    say: () => undefined,
  });
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const config = readConfig({
    VENUE: dialect,
    PORT: '0',
    PAIRS: 'BTC/USDT',
    DATA_DIR: folder,
    WEB_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    OWNER_PASSWORD: PASSWORD,
  });
  const passwordCost = { log2N: 4, r: 8, p: 1 };
  const gateway = await openGateway({ config, venue, hasAccount: true, say: () => undefined, onError, passwordCost });
  onTestFinished(async () => {
    await gateway.close();
    await rm(folder, { recursive: true });
  });
  const body = new URLSearchParams({ user_string: config.owner.email, password: PASSWORD, type: '1' });
  const answer = await fetch(`${gateway.address}/api${login.path}`, { method: login.method, body });
  const { message } = v.parse(v.object({ type: v.literal('ok'), message: login.reply }), await answer.json());
  return { address: gateway.address, token: message };
}

it.skipIf(!isCcxtInstalled())('the gateway follows the contract in what it offers', { timeout: 60_000 }, async () => {
  const { address, token } = await startGateway();
  const findings = await checkContract({ baseUrl: address, token, write: true, listenSeconds: 1, effectMs: 5000 });
  const lines = linesOf(findings, token);
  expect(lines.filter((line) => line.startsWith('departs'))).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'ok       POST /api/wallet/get_in_address',
      'ok       POST /api/transaction/in',
      'ok       POST /api/transaction/out',
      'ok       POST /api/transaction_del (2 times)',
      'ok       POST /api/lever/deal',
      'skipped  GET /api/c2c_deal: not offered: no c2c',
    ]),
  );
});
