import { addressFault } from '@bourse/contracts/addresses';
import type { Context } from '../../core/context';
import { refuse, type Done, type Refused } from '../../result';
import { kindOf } from './deposit-address';
import { moneyTerms } from './terms';
import type { SaveAddress, SaveAddressResult } from './types';
import type { WalletState } from './state';

/** Addresses of one user and currency. */
const MOST = 100;

/** Saves an address that is valid on one of the currency's networks; the same one cannot be saved twice. */
export function saveAddress(
  context: Context,
  state: WalletState,
  { userId, currencyId, address, notes }: SaveAddress,
): SaveAddressResult {
  const currency = context.catalog.currency(currencyId);
  if (!context.users.has(userId)) return refuse('user_not_found');
  if (!currency) return refuse('currency_not_found');
  if (/\s/.test(address) || /\s/.test(notes)) return refuse('spaces');
  if (!/^[\dA-Za-z]*$/.test(notes)) return refuse('notes_invalid');
  const networks = moneyTerms(currency)?.networks ?? [];
  const isValid = networks.some(({ name }) => addressFault(address, kindOf(currency, name)) === undefined);
  if (!isValid) return refuse('address_invalid');
  const saved = state.addressesOf(userId, currencyId);
  if (saved.some((one) => one.address === address)) return refuse('taken');
  if (saved.length >= MOST) return refuse('too_many');
  const id = state.nextId('address');
  state.putAddress({ id, userId, currencyId, address, notes, createdAt: context.now });
  return { ok: true, id };
}

/** Deletes an address of the user. */
export function removeAddress(
  state: WalletState,
  { userId, addressId }: { userId: number; addressId: number },
): Done | Refused<'not_found'> {
  const record = state.address(addressId);
  if (record?.userId !== userId) return refuse('not_found');
  state.deleteAddress(record);
  return { ok: true };
}
