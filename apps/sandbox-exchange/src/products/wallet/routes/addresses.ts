import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { addAddress, addressCurrencies, deleteAddress, savedAddresses } from '@bourse/contracts/wallet';
import { Rejection, unavailable } from '@bourse/contract-server';
import { removeAddress, saveAddress } from '../addresses';
import { moneyTerms } from '../terms';
import { ADDRESS_REFUSALS } from '../refusals';
import { queuedShort } from '../../../http/histories';
import { ensureSecondFactor } from '../../../http/second-factor';
import type { Router } from '../../../http/route';
import type { Services } from '../../../http/services';
import { wallet } from '../product';

/** The address book. */
export function addressRoutes({ userRoute }: Router, { exchange }: Services): void {
  userRoute(addressCurrencies, () =>
    exchange
      .currencies()
      .filter((currency) => moneyTerms(currency)?.withdrawal)
      .map(({ id, code }) => ({ id, name: code })),
  );

  userRoute(
    savedAddresses,
    queuedShort(async ({ input, user }) => {
      if (!exchange.currency(input.currency)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
      return exchange.db
        .selectFrom('saved_addresses')
        .select(['id', 'address', 'notes'])
        .where('user_id', '=', user.id)
        .where('currency_id', '=', input.currency)
        .orderBy('id', 'desc')
        .execute();
    }),
  );

  userRoute(addAddress, async (asked) => {
    const { input, user, request } = asked;
    await ensureSecondFactor(exchange, asked, 'address');
    const { currency_id: currencyId, address, notes } = input;
    const result = await exchange.run(
      (context) => saveAddress(context, context.of(wallet), { userId: user.id, currencyId, address, notes }),
      request,
    );
    if (!result.ok) throw ADDRESS_REFUSALS[result.reason]();
    return SERVER_TEXTS.addressAdded;
  });

  userRoute(deleteAddress, async ({ input, user, request }) => {
    const command = { userId: user.id, addressId: input.address_id };
    const result = await exchange.run((context) => removeAddress(context.of(wallet), command), request);
    if (result.ok) return SERVER_TEXTS.addressDeleted;
    if (result.reason === 'unavailable') throw unavailable();
    throw new Rejection(
      result.reason === 'not_found' ? SERVER_TEXTS.addressNotFound : SERVER_TEXTS.duplicateSubmission,
    );
  });
}
