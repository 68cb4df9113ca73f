import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { addAddress, addressCurrencies, deleteAddress, savedAddresses } from '@bourse/wallet/contract';
import { removeAddress, saveAddress } from '../../products/wallet/addresses';
import { moneyTerms } from '../../products/wallet/terms';
import type { SaveAddressResult } from '../../products/wallet/types';
import { Rejection, unavailable } from '../rejection';
import type { Router } from '../route';
import type { WalletServices } from './services';

type Refusal = Extract<SaveAddressResult, { ok: false }>['reason'] | 'request_taken' | 'unavailable';

const REFUSALS: Readonly<Record<Refusal, () => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  spaces: () => new Rejection(SERVER_TEXTS.addressHasSpaces),
  notes_invalid: () => new Rejection(SERVER_TEXTS.addressNoteFormat),
  address_invalid: () => new Rejection(SERVER_TEXTS.addressInvalid),
  taken: () => new Rejection(SERVER_TEXTS.addressAlreadyBound),
  too_many: () => new Rejection(SERVER_TEXTS.operationFailed),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

/** The address book. */
export function addressRoutes({ userRoute }: Router, { exchange, stateOf }: WalletServices): void {
  userRoute(addressCurrencies, () =>
    exchange
      .currencies()
      .filter((currency) => moneyTerms(currency)?.withdrawal)
      .map(({ id, code }) => ({ id, name: code })),
  );

  userRoute(savedAddresses, ({ input, user }) => {
    if (!exchange.currency(input.currency)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return exchange.db
      .selectFrom('saved_addresses')
      .select(['id', 'address', 'notes'])
      .where('user_id', '=', user.id)
      .where('currency_id', '=', input.currency)
      .orderBy('id', 'desc')
      .execute();
  });

  userRoute(addAddress, async ({ input, user, request }) => {
    const { currency_id: currencyId, address, notes } = input;
    const result = await exchange.run(
      (context) => saveAddress(context, stateOf(context), { userId: user.id, currencyId, address, notes }),
      request,
    );
    if (!result.ok) throw REFUSALS[result.reason]();
    return SERVER_TEXTS.addressAdded;
  });

  userRoute(deleteAddress, async ({ input, user, request }) => {
    const command = { userId: user.id, addressId: input.address_id };
    const result = await exchange.run((context) => removeAddress(stateOf(context), command), request);
    if (result.ok) return SERVER_TEXTS.addressDeleted;
    if (result.reason === 'unavailable') throw unavailable();
    throw new Rejection(
      result.reason === 'not_found' ? SERVER_TEXTS.addressNotFound : SERVER_TEXTS.duplicateSubmission,
    );
  });
}
