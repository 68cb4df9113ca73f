import { Stack } from '@bourse/ui-kit';
import { AddressBookView } from './address-book-view';
import { useKnownAllowList } from '../account/stored-values';
import { UnknownAllowList } from './unknown-allow-list';
import { AllowListSwitch } from './allow-list-switch';
import { useAddressBook } from './use-address-book';
import { useAllowListSwitch } from './use-allow-list-switch';

/** The saved addresses of a currency: add, list, delete; and the allow-list mode of this device. */
export function AddressBook() {
  const allowList = useAllowListSwitch();
  const isKnown = useKnownAllowList() !== undefined;
  const book = useAddressBook();
  return (
    <Stack spacing={4}>
      <AddressBookView
        {...book}
        aside={isKnown ? <AllowListSwitch {...allowList} /> : <UnknownAllowList height={96} />}
      />
    </Stack>
  );
}
