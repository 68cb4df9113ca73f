import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { removeAddress, saveAddress } from './addresses';
import { wallet } from './product';
import { TRON_ADDRESS } from './wallet.test-support';

let test: TestExchange;
beforeAll(async () => {
  test = await createTestExchange();
});
afterAll(() => test.close());

const save = (user: User, address: string, notes = 'home') =>
  test.exchange.run((context) =>
    saveAddress(context, context.of(wallet), { userId: user.id, currencyId: test.usdt.id, address, notes }),
  );

it('the address book takes an address of any network of the currency, once', async () => {
  const user = await test.user();
  expect(await save(user, TRON_ADDRESS)).toMatchObject({ ok: true });
  expect(await save(user, TRON_ADDRESS)).toEqual({ ok: false, reason: 'taken' });
  expect(await save(user, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toMatchObject({ ok: true });
  expect(await save(await test.user(), TRON_ADDRESS)).toMatchObject({ ok: true });
});

it.each([
  [`${TRON_ADDRESS} `, 'home', 'spaces'],
  [TRON_ADDRESS, 'my home', 'spaces'],
  [TRON_ADDRESS, 'home!', 'notes_invalid'],
  ['nonsense', 'home', 'address_invalid'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'home', 'address_invalid'],
])('the address book refuses %s with the label %s: %s', async (address, notes, reason) => {
  expect(await save(await test.user(), address, notes)).toEqual({ ok: false, reason });
});

it('the address book deletes only addresses of the user', async () => {
  const user = await test.user();
  const other = await test.user();
  const result = await save(user, TRON_ADDRESS);
  const addressId = result.ok ? result.id : 0;
  const remove = (userId: number) =>
    test.exchange.run((context) => removeAddress(context.of(wallet), { userId, addressId }));
  expect(await remove(other.id)).toEqual({ ok: false, reason: 'not_found' });
  expect(await remove(user.id)).toEqual({ ok: true });
  expect(await remove(user.id)).toEqual({ ok: false, reason: 'not_found' });
  expect(await save(user, TRON_ADDRESS)).toMatchObject({ ok: true });
});
