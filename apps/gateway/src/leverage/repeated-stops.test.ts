import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { leverMyTrade, leverSetStop, leverSubmit, LIST_STATUS } from '@bourse/contracts/lever';
import { quotationNew } from '@bourse/contracts/market';
import { decimal } from '@bourse/decimal';
import { isCcxtInstalled } from '@bourse/loopback-venue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayClient, type Fields, type GatewayClient } from '../testing/gateway-client';
import { startLoopbackGateway, type LoopbackGateway } from '../testing/loopback-gateway';

/** Over HTTP, at contracts of Bybit that attach no exits, as those of its classic accounts: stops are set on the position alone. */
describe.skipIf(!isCcxtInstalled())('stops of a position whose orders carry none', () => {
  let running: LoopbackGateway;
  let client: GatewayClient;
  let token: string;
  let pair: Fields;
  let t = Date.now();

  beforeAll(async () => {
    running = await startLoopbackGateway({
      dialect: 'bybit',
      env: { MAX_ORDER: '10000', MAX_DAY: '1000000' },
      depth: '9',
      pause: async () => undefined,
      wrap: (venue) => ({ ...venue, contracts: venue.contracts && { ...venue.contracts, attachesExits: false } }),
    });
    client = gatewayClient(running.gateway.address);
    token = await client.logIn();
    const shown = (await client.reply(quotationNew))[0]?.pairs[0];
    pair = { currency_id: shown?.baseId ?? 0, legal_id: shown?.quoteId ?? 0 };
  });
  afterAll(() => running.close());
  beforeEach(() => running.loopback.contracts.reset(decimal('1000')));

  const openAtVenue = () => running.loopback.contracts.orders().filter(({ state }) => state === 'open');
  const pricesAtVenue = () => openAtVenue().map(({ trigger }) => trigger?.price);
  async function open(): Promise<number> {
    const market = { multiple: 10, share: 10_000, type: 1, status: 1, target_price: '100' };
    await client.ask(leverSubmit, { ...pair, ...market }, { token, t: (t += 1) });
    const { orders } = await client.reply(leverMyTrade, { ...pair, status: LIST_STATUS.positions, page: 1 }, token);
    return orders[0]?.id ?? 0;
  }
  const set = (id: number, [takeProfit, stopLoss]: readonly [string, string], at = (t += 1)) =>
    client.ask(leverSetStop, { id, target_profit_price: takeProfit, stop_loss_price: stopLoss }, { token, t: at });

  it('stay where they are asked for again, whether it is a repetition or another request', async () => {
    const id = await open();
    const at = (t += 1);
    expect(await set(id, ['120', '80'], at)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    const placed = openAtVenue();
    expect(placed).toHaveLength(2);
    expect(await set(id, ['120', '80'], at)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(openAtVenue()).toEqual(placed);
    expect(await set(id, ['120', '80'])).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(openAtVenue()).toEqual(placed);
  });

  it('of a later request stay where an earlier one arrives again', async () => {
    const id = await open();
    const at = (t += 1);
    await set(id, ['120', '80'], at);
    await set(id, ['130', '70']);
    expect(pricesAtVenue()).toEqual(['130', '70']);
    await set(id, ['120', '80'], at);
    expect(pricesAtVenue()).toEqual(['130', '70']);
  });
});
