import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { advance, call, newTrader, type PairKeys } from '../sandbox-load/control.ts';

/** Load of other clients on the exchange while one client trades. */
export interface Burden {
  readonly name: string;
  /** Not measured. */
  readonly prepare?: (address: string) => Promise<unknown>;
  readonly run: (address: string) => Promise<void>;
}

const CONNECTIONS = 20;
const SECONDS = 10;
const LOGINS = 50;
/** Users with as many open orders each as the exchange allows. */
const OWNERS = 100;
const ORDERS = 200;
/** Of one market order. */
const MOST_FILLS = 200;
/** Market orders that the makers' own depth takes. */
const SEEDED_DEPTH = 10;
const SWEPT: PairKeys = { currency_id: '2', legal_id: '3' };

/** Asks again and again over so many connections. */
async function askAgainAndAgain(ask: () => Promise<unknown>, seconds = SECONDS): Promise<void> {
  const until = Date.now() + seconds * 1000;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (Date.now() < until) await ask();
  });
  await Promise.all(connections);
}

const read = async (url: string) => (await fetch(url)).arrayBuffer();

const quiet: Burden = { name: 'nothing', run: () => wait(SECONDS * 1000) };

const wrongLogin = (number: number) => ({
  user_string: `user${number}@bourse.example`,
  password: 'wrong123',
  type: '1',
});

const logins: Burden = {
  name: `${LOGINS} wrong logins at once`,
  async run(address) {
    await Promise.all(Array.from({ length: LOGINS }, (_, number) => call(address, '/user/login', wrongLogin(number))));
  },
};

const minutes: Burden = {
  name: `${CONNECTIONS} connections that ask for all minutes`,
  run: (address) => {
    const now = Math.floor(Date.now() / 1000);
    const url = `${address}/api/currency/new_timeshar?symbol=BTC/USDT&from=${now - 7 * 86_400}&to=${now}&period=1min`;
    return askAgainAndAgain(() => read(url));
  },
};

const codes: Burden = {
  name: `${CONNECTIONS} connections that ask for QR codes`,
  run: (address) => {
    let number = 0;
    return askAgainAndAgain(() => read(`${address}/api/qrcode?text=${String((number += 1)).padEnd(500, 'x')}`));
  },
};

const silent: Burden = {
  name: '100 sockets that never read',
  async run(address) {
    const sockets = Array.from({ length: 100 }, () =>
      io(address, { transports: ['websocket'], forceNew: true, reconnection: false }),
    );
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', () => done(undefined)))));
    for (const { io: manager } of sockets) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the transport over `ws`, whose socket can be paused
      (manager.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();
    }
    await wait(3 * SECONDS * 1000);
    for (const socket of sockets) socket.disconnect();
  },
};

/** Orders rest far from the market; then market orders go through all of them. */
const sweep: Burden = {
  name: `a sweep of ${OWNERS * ORDERS} resting orders`,
  async prepare(address) {
    const order = { ...SWEPT, price: '500', num: '0.01', mode: '2' };
    const tokens = await Promise.all(Array.from({ length: OWNERS }, () => newTrader(address)));
    for (let placed = 0; placed < ORDERS; placed += 1)
      await Promise.all(tokens.map((token) => call(address, '/transaction/in', order, token)));
  },
  async run(address) {
    const token = await newTrader(address);
    const order = { ...SWEPT, price: '500', num: '10', mode: '1' };
    const sales = Math.ceil((OWNERS * ORDERS) / MOST_FILLS) + SEEDED_DEPTH;
    await Promise.all(Array.from({ length: sales }, () => call(address, '/transaction/out', order, token)));
  },
};

/** The rows of bots are old all at once, and there are enough new ones for the exchange to tidy up. */
const housekeeping: Burden = {
  name: 'housekeeping after seven hours',
  prepare: (address) => advance(address, 7 * 3_600_000),
  async run(address) {
    const token = await newTrader(address);
    const order = { ...SWEPT, price: '500', num: '0.01', mode: '1' };
    await askAgainAndAgain(() => call(address, '/transaction/in', order, token), 6 * SECONDS);
  },
};

export const BURDENS: readonly Burden[] = [quiet, logins, minutes, codes, silent, sweep, housekeeping];
