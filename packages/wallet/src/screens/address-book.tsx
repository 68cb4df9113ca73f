import { AddressBook } from '../address/address-book';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';

/** `/withdraw_address`: the address book. */
export function Component() {
  const text = walletMessages.useText();
  return (
    <WalletFrame title={text('book.title')}>
      <AddressBook />
    </WalletFrame>
  );
}
