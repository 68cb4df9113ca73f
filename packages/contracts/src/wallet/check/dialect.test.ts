import { expect, it } from 'vitest';
import { depositAddress } from '..';
import { dialect } from './dialect';

const ADDRESSES = 'erc20:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,trc20:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

it.each([
  ['one text', ADDRESSES],
  ['one text in an object', { address: ADDRESSES }],
])(
  'addresses that come as %s are a sign of preset a, also where the account log wants no header',
  async (_, message) => {
    const { signs } = await dialect({
      known: { currencyId: 3 },
      messageOf: async (call) => (call === depositAddress ? message : undefined),
      answerTo: async () => undefined,
    });
    expect(signs?.filter(({ isThere }) => isThere)).toEqual([
      { presets: ['a'], says: 'addresses come as one text with prefixes in lower case', isThere: true },
    ]);
  },
);
