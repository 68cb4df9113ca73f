import { asFailure, readFresh } from '@bourse/api-client';
import { useAppDispatch, useFailureText, useServerNow } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useForm, useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import { useState } from 'react';
import { useAllowList } from '../account/stored-values';
import {
  useAddAddressMutation,
  useAddressCurrenciesQuery,
  useDeleteAddressMutation,
  useDepositAddressQuery,
  useSavedAddressesQuery,
  useWithdrawalInfoQuery,
} from '../api';
import { savedAddresses, type SavedAddress } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { addressSchema, FIELD_OF, type AddressValues } from '../rules/address-book-rules';
import { addressKey, allowListFault } from '../rules/allow-list';
import { isSameAddress } from '../rules/address/resemblance';
import { namedNetworks, networksOf, validNetworks } from '../rules/withdrawal-rules';

/** Cause of the toasts: a success replaces the failure before it. */
const TOAST = 'address-book';

/** Adds the form's address to the book. */
function useAddAddress(form: FormOf<AddressValues>) {
  const text = walletMessages.useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [addAddress] = useAddAddressMutation();
  /** Whether the book has the address as it was entered; a book that cannot be read is shown as such below. */
  const isSaved = async (currencyId: string, address: string) => {
    const { data: book } = await dispatch(readFresh(savedAddresses, { currency: Number(currencyId) }));
    return book?.some((saved) => isSameAddress(saved.address, address)) ?? true;
  };
  return async ({ currencyId, address, label }: AddressValues) => {
    const { error } = await addAddress({ currency_id: Number(currencyId), address, notes: label });
    if (error === undefined) {
      if (!(await isSaved(currencyId, address))) return form.refuse('book.differs');
      toast.success(text('book.added'), TOAST);
      return form.set({ address: '', label: '' });
    }
    const failure = asFailure(error);
    return failure.kind === 'rejected'
      ? form.refuse({ serverText: failure.text }, FIELD_OF.get(failure.text))
      : form.refuse('book.notAdded');
  };
}

/** The address whose deletion is to be confirmed, and the deletion. */
function useDeletion() {
  const text = walletMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const [deleteAddress, { isLoading }] = useDeleteAddressMutation();
  const [entry, setEntry] = useState<SavedAddress>();
  const remove = async ({ id }: SavedAddress) => {
    const { error } = await deleteAddress(id);
    setEntry(undefined);
    if (error === undefined) toast.success(text('book.deleted'), TOAST);
    else toast.error(failureText(asFailure(error)) ?? text('book.notDeleted'), TOAST);
  };
  return {
    entry,
    isPending: isLoading,
    onAsk: setEntry,
    onCancel: () => setEntry(undefined),
    onConfirm: () => entry && void remove(entry),
  };
}

/** When an address of the book can be used, epoch milliseconds; `undefined` where it can be used now. */
function useCoolDownOf(currencyId: number) {
  const [list] = useAllowList();
  const now = useServerNow();
  return (address: string) => {
    const refused = allowListFault(list, addressKey(currencyId, address), { isInBook: true, now: now() });
    return refused?.code === 'coolDown' ? refused.until : undefined;
  };
}

/** The names of the networks on which an address of the currency is valid; empty while the networks are unknown, or for an address of none. */
function useNetworksOf(chosen: { readonly id: number; readonly name: string } | undefined) {
  const skip = { skip: chosen === undefined };
  const asked = { currency: chosen?.id ?? 0 };
  const info = useWithdrawalInfoQuery(asked, skip);
  const deposits = useDepositAddressQuery(asked, skip);
  return (address: string): readonly string[] => {
    if (chosen === undefined || info.isLoading || deposits.isLoading) return [];
    const depositAddress = deposits.currentData?.[0]?.address;
    const currency = { id: chosen.id, code: chosen.name, type: '', depositAddress };
    const { networks } = networksOf(currency, namedNetworks(info.currentData, deposits.currentData));
    // A network without a name is the only one of its currency.
    return validNetworks(address, { currency, networks }).map((name) => name || chosen.name);
  };
}

/** The address book of the chosen currency: the form that adds an address, the saved addresses, and the deletion of one. */
export function useAddressBook() {
  const form = useForm({ schema: addressSchema, defaults: { currencyId: '', address: '', label: '' } });
  const currencies = useAddressCurrenciesQuery();
  const chosen = useFormValue(form, 'currencyId');
  const book = useSavedAddressesQuery(Number(chosen), { skip: chosen === '' });
  const onAdd = useAddAddress(form);
  const deletion = useDeletion();
  const coolDownOf = useCoolDownOf(Number(chosen));
  const networksOfAddress = useNetworksOf(currencies.currentData?.find(({ id }) => String(id) === chosen));
  return {
    form,
    onAdd,
    currencies: currencies.currentData ?? [],
    /** `undefined` before a currency is chosen. */
    book:
      chosen === ''
        ? undefined
        : {
            addresses: book.currentData,
            failure: book.isError && !book.currentData ? asFailure(book.error) : undefined,
            onRetry: () => void book.refetch(),
            coolDownOf,
            networksOf: networksOfAddress,
          },
    deletion,
  };
}
