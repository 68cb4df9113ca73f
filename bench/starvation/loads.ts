import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { bookOf, call, control, newUser } from '../sandbox-load/control.ts';
import { noisePicture } from './picture.ts';

/** Requests that are repeated while orders are measured. */
interface Requests {
  readonly atOnce: number;
  /** The next ones are sent when all have been answered; else each is followed by its next one. */
  readonly isBurst?: boolean;
  /** Sends a request and reads its reply; `number` counts the requests. */
  readonly ask: (number: number) => Promise<unknown>;
}

interface Load {
  /** In the table. */
  readonly name: string;
  /** Makes the users and what they own. */
  prepare(address: string, isQuick: boolean): Promise<Requests>;
}

const USDT = '3';
const BTC_USDT = { currency_id: '1', legal_id: USDT };
const CONNECTIONS = 20;
/** 1.3 MB and 4 MB. */
const [PICTURE_SIDE, LARGE_SIDE] = [660, 1170];
const PICTURES = ['front_pic', 'reverse_pic', 'hand_pic'];

const times = <Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** The one that a request in a burst belongs to: one user a burst. */
const ofBurst = <User>(users: readonly User[], number: number, atOnce: number): User => {
  const user = users[Math.floor(number / atOnce) % users.length];
  if (user === undefined) throw new Error('There are no users.');
  return user;
};

async function read(address: string, path: string, token = ''): Promise<void> {
  const response = await fetch(`${address}/api${path}`, { headers: { authorization: token } });
  await response.arrayBuffer();
}

const uploaded = v.object({ message: v.string() });

/** The address of the picture, or the text of the refusal. */
async function upload(address: string, token: string, picture: Blob): Promise<string> {
  const body = new FormData();
  body.append('file', picture, 'noise.png');
  const response = await fetch(`${address}/api/upload?t=${Date.now()}`, {
    method: 'POST',
    body,
    headers: { authorization: token },
  });
  return v.parse(uploaded, await response.json()).message;
}

const picture = (side: number) => new Blob([new Uint8Array(noisePicture(side))]);

/** Histories of a user with 10,000 rows: a transfer has two. */
async function history(address: string, isQuick: boolean, path: string): Promise<Requests> {
  const transfers = isQuick ? 500 : 5000;
  const { token } = await newUser(address, { change: { USDT: '10000' } });
  const move = { currency_id: USDT, number: '1', from_field: 'change', to_field: 'legal' };
  await times(CONNECTIONS, async () => {
    for (let count = 0; count < transfers / CONNECTIONS; count += 1) await call(address, '/wallet/change', move, token);
  });
  const pages = transfers / 20;
  return {
    atOnce: CONNECTIONS,
    ask: (number) => call(address, path, { limit: '20', page: String(1 + (number % pages)) }, token),
  };
}

export const LOADS: readonly Load[] = [
  { name: 'ledger pages', prepare: (address, isQuick) => history(address, isQuick, '/account/list') },
  { name: 'pages of transfers', prepare: (address, isQuick) => history(address, isQuick, '/wallet/hzhistory') },
  {
    name: 'the public C2C market',
    prepare: async (address) => ({
      atOnce: CONNECTIONS,
      ask: (number) => read(address, `/c2c_deal_platform?type=sell&page=${1 + (number % 3)}&currency_id=${USDT}`),
    }),
  },
  {
    name: '200 verifications of a user at once',
    async prepare(address, isQuick) {
      const atOnce = 200;
      const photo = picture(PICTURE_SIDE);
      // The exchange takes eight uploads at a time, and one of a user.
      const users = await times(isQuick ? 2 : 8, async (index) => {
        const { token } = await newUser(address, {});
        const papers: Record<string, string> = { name: 'Ana', card_id: `CARD${index}0000` };
        for (const name of PICTURES) papers[name] = await upload(address, token, photo);
        return { token, papers };
      });
      return {
        atOnce,
        isBurst: true,
        ask: (number) => {
          const { token, papers } = ofBurst(users, number, atOnce);
          return call(address, '/user/real_name', papers, token);
        },
      };
    },
  },
  {
    name: '150 uploads of 4 MB by a user at once',
    async prepare(address) {
      const atOnce = 150;
      const large = picture(LARGE_SIDE);
      const users = await times(10, () => newUser(address, {}));
      return { atOnce, isBurst: true, ask: (number) => upload(address, ofBurst(users, number, atOnce).token, large) };
    },
  },
  {
    name: '200 reads of an own picture at once',
    async prepare(address) {
      const { token } = await newUser(address, {});
      const path = (await upload(address, token, picture(PICTURE_SIDE))).replace('/api', '');
      return { atOnce: 200, isBurst: true, ask: () => read(address, path, token) };
    },
  },
  {
    name: 'lists of many ads and proofs',
    async prepare(address, isQuick) {
      await control(address, 'desk/mode', { automaticAfterSeconds: null });
      const small = picture(8);
      const tokens: string[] = [];
      for (let index = 0; index < (isQuick ? 10 : 50); index += 1) {
        const { token } = await newUser(address, {}, { reviewStatus: 2 });
        tokens.push(token);
        await call(address, '/user/cash_save', { real_name: 'Ana', bank_name: 'Bank', bank_account: '1' }, token);
        const ad = { price: '7', total_number: '10', way: 'bank', currency_id: USDT, type: 'buy' };
        await times(20, () => call(address, '/c2c_send', ad, token));
        const pic = await upload(address, token, small);
        const proof = { currency: USDT, acc: 'x', amount: '1', pic };
        await times(10, (count) => {
          const hash = `${index}0${count}`.padStart(64, 'f');
          return call(address, '/wallet/charge_req', { ...proof, hash }, token);
        });
      }
      const lists = [
        (token: string) => read(address, `/c2c_deal_platform?type=buy&page=1&currency_id=${USDT}`, token),
        (token: string) => read(address, `/c2c/seller_trade?type=buy&page=1&currency_id=${USDT}`, token),
        (token: string) => call(address, '/wallet/legal_log', { type: '2', currency: USDT, page: '1' }, token),
      ];
      return { atOnce: CONNECTIONS, ask: async (number) => lists[number % 3]?.(tokens[number % tokens.length] ?? '') };
    },
  },
  {
    name: 'approved withdrawals to addresses of the exchange',
    async prepare(address, isQuick) {
      await control(address, 'desk/mode', { automaticAfterSeconds: 0 });
      // The exchange hashes a few passwords at a time and refuses what would wait too long.
      const made = await times(CONNECTIONS, async () => {
        const own = [];
        for (let count = 0; count < (isQuick ? 1 : 10); count += 1) {
          own.push(await newUser(address, { change: { USDT: '100000' } }));
        }
        return own;
      });
      const users = made.flat();
      const receiver = await newUser(address, {});
      const given = v.parse(
        v.object({ message: v.object({ address: v.string() }) }),
        await call(address, '/wallet/get_in_address', { currency: USDT }, receiver.token),
      );
      const to = /TRC20:(\w+)/.exec(given.message.address)?.[1] ?? '';
      const withdrawal = { currency: USDT, number: '10', address: to, rate: '1', type: 'TRC20', charge: '1' };
      return {
        atOnce: CONNECTIONS,
        ask: (number) => call(address, '/wallet/out', withdrawal, users[number % users.length]?.token),
      };
    },
  },
  {
    name: '40 users with 140 leverage orders each, while the price moves',
    async prepare(address, isQuick) {
      const mid = Number((await bookOf(address, BTC_USDT)).in[0]?.price);
      await times(40, async () => {
        const { token } = await newUser(address, { lever: { USDT: '100000' } });
        io(address, { transports: ['websocket'], auth: { token }, forceNew: true });
        const submit = (type: number, status: number, price: number) =>
          call(
            address,
            '/lever/submit',
            {
              ...BTC_USDT,
              multiple: '100',
              share: '1',
              type: String(type),
              status: String(status),
              target_price: price.toFixed(2),
            },
            token,
          );
        for (let count = 0; count < (isQuick ? 20 : 100); count += 1) await submit(1 + (count % 2), 1, mid);
        for (let count = 0; count < (isQuick ? 5 : 40); count += 1) await submit(1, 0, mid * (0.9 - count / 1000));
      });
      return {
        atOnce: 1,
        ask: async (number) => {
          await control(address, 'price', {
            symbol: 'BTC/USDT',
            price: (mid * (number % 2 === 0 ? 1.003 : 0.997)).toFixed(2),
          });
          await wait(250);
        },
      };
    },
  },
];
