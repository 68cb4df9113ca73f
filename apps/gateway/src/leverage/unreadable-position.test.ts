import { leverSetStop, leverMyTrade, leverSubmit, LIST_STATUS } from '@bourse/contracts/lever';
import { quotationNew } from '@bourse/contracts/market';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { isCcxtInstalled } from '@bourse/loopback-venue';
import { expect, it, onTestFinished } from 'vitest';
import { gatewayClient, type Fields } from '../testing/gateway-client';
import { startLoopbackGateway } from '../testing/loopback-gateway';
import { VenueError } from '../venue/venue';

const OPENING = { multiple: 10, share: 10000, status: 1, target_price: '100' };

it.skipIf(!isCcxtInstalled())(
  'a position that cannot be read refuses the other direction over HTTP, and keeps its stops',
  async () => {
    let isReadable = true;
    const { gateway, loopback, close } = await startLoopbackGateway({
      env: { MAX_ORDER: '10000', MAX_DAY: '100000' },
      depth: '9',
      wrap: ({ contracts, ...venue }) => ({
        ...venue,
        contracts: contracts && {
          ...contracts,
          async positions(line) {
            if (isReadable) return contracts.positions(line);
            throw new VenueError('a position without a side', { outcome: 'refused', reason: 'position_unknown' });
          },
        },
      }),
    });
    onTestFinished(close);
    const client = gatewayClient(gateway.address);
    const token = await client.logIn();
    const [shown] = (await client.reply(quotationNew))[0]?.pairs ?? [];
    const pair = { currency_id: shown?.baseId ?? 0, legal_id: shown?.quoteId ?? 0 };
    let t = Date.now();
    const submit = (fields: Fields) =>
      client.ask(leverSubmit, { ...pair, ...OPENING, ...fields }, { token, t: (t += 1) });
    const stops = () => loopback.contracts.orders().filter(({ state }) => state === 'open');

    expect(await submit({ type: 1 })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    const list = await client.reply(leverMyTrade, { ...pair, status: LIST_STATUS.positions, page: 1 }, token);
    const stop = { id: list.orders[0]?.id ?? 0, target_profit_price: '0', stop_loss_price: '80' };
    expect(await client.ask(leverSetStop, stop, { token })).toMatchObject({ type: 'ok' });
    expect(stops()).toHaveLength(1);

    isReadable = false;
    expect(await submit({ type: 2 })).toMatchObject({ type: 'error', message: SERVER_TEXTS.venuePositionUnknown });
    expect(stops()).toHaveLength(1);
    expect(loopback.contracts.positions()).toMatchObject([{ amount: '1' }]);
  },
);
