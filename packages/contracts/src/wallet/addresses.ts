import { confirmation, defineCall, id, list, text } from '../wire';
import * as v from 'valibot';

const bookCurrency = v.object({ id, name: text });

/** Currencies for which addresses can be saved. */
export const addressCurrencies = defineCall({
  method: 'GET',
  path: '/wallet/currencylist',
  access: 'required',
  request: v.object({}),
  reply: list(bookCurrency),
});

const savedAddress = v.pipe(
  v.object({ id, address: text, notes: text }),
  v.transform((wire) => ({ id: wire.id, address: wire.address, label: wire.notes })),
);

export type SavedAddress = v.InferOutput<typeof savedAddress>;

/** The user's saved addresses of a currency. */
export const savedAddresses = defineCall({
  method: 'POST',
  path: '/wallet/get_address',
  access: 'required',
  request: v.object({ currency: id }),
  reply: list(savedAddress),
});

/** Saves an address. */
export const addAddress = defineCall({
  method: 'POST',
  path: '/wallet/addaddress',
  access: 'required',
  request: v.object({
    currency_id: id,
    address: v.pipe(v.string(), v.maxLength(128)),
    notes: v.pipe(v.string(), v.maxLength(64)),
  }),
  reply: confirmation,
});

/** Deletes a saved address. */
export const deleteAddress = defineCall({
  method: 'POST',
  path: '/wallet/deladdress',
  access: 'required',
  request: v.object({ address_id: id }),
  reply: confirmation,
});
