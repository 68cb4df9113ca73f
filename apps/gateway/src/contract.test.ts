import { checkContract, linesOf } from '@bourse/contract';
import { isCcxtInstalled, type DialectName } from '@bourse/loopback-venue';
import { expect, it, onTestFinished } from 'vitest';
import { gatewayClient } from './testing/gateway-client';
import { startLoopbackGateway } from './testing/loopback-gateway';

it.skipIf(!isCcxtInstalled()).each<DialectName>(['binance', 'kraken'])(
  'the gateway at %s follows the contract in what it offers',
  async (dialect) => {
    const { gateway, close } = await startLoopbackGateway({ dialect });
    onTestFinished(close);
    const { address } = gateway;
    const token = await gatewayClient(address).logIn();
    const findings = await checkContract({ baseUrl: address, token, write: true, listenSeconds: 1, effectMs: 5000 });
    const lines = linesOf(findings, token);
    expect(lines.filter((line) => line.startsWith('departs'))).toEqual([]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok       POST /api/wallet/get_in_address',
        'ok       POST /api/transaction/in (3 times)',
        'ok       POST /api/transaction/out',
        'ok       POST /api/transaction_del (4 times)',
        'ok       POST /api/lever/deal',
        'skipped  GET /api/c2c_deal: not offered: no c2c',
      ]),
    );
  },
);
