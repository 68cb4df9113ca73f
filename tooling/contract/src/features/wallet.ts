import * as wallet from '@bourse/wallet/contract';
import { WALLET_FIELDS } from '../wallet-fields';
import { firstPage, nothing, probe, type ContractOfFeature, type Known } from './contract-of-feature';

const withdrawable = ({ withdrawableId }: Known) =>
  withdrawableId === undefined ? [] : [{ currency: withdrawableId }];

export const walletContract: ContractOfFeature = {
  contract: wallet,
  subject: 'Balances, transfers, deposits, withdrawals, addresses, ledgers.',
  probes: [
    probe(wallet.walletList, nothing, (known, { accounts }) => {
      const [first] = accounts.legal.balances;
      if (first) known.currencyId ??= first.currencyId;
    }),
    probe(wallet.walletDetail, ({ currencyId }) =>
      currencyId === undefined ? [] : [{ currency: currencyId, type: 'legal' }],
    ),
    probe(wallet.accountLog, ({ currencyId }) =>
      currencyId === undefined ? [] : [1, 2, 3, 4].map((type) => ({ type, currency: currencyId, page: 1 })),
    ),
    probe(wallet.ledger, () => [{ limit: wallet.LEDGER_PAGE_SIZE, page: 1 }]),
    probe(wallet.transferHistory, firstPage),
    probe(wallet.transferCurrencies, nothing),
    probe(wallet.addressCurrencies, nothing, (known, currencies) => {
      const [first] = currencies;
      if (first) known.withdrawableId ??= first.id;
    }),
    probe(wallet.savedAddresses, withdrawable),
    probe(wallet.depositAddress, withdrawable),
    probe(wallet.withdrawalInfo, withdrawable),
    probe(wallet.companyAddress, ({ userId }) => (userId === undefined ? [] : [{ user_id: userId }])),
  ],
  notCalled: [
    [wallet.transfer, 'would move money'],
    [wallet.withdraw, 'would move money'],
    [wallet.depositProof, 'would make an operator review it'],
    [wallet.addAddress, 'would change the address book'],
    [wallet.deleteAddress, 'would change the address book'],
  ],
  screens: [
    ['Assets', wallet.walletList, wallet.walletDetail],
    ['Deposit', wallet.depositAddress, wallet.accountLog],
    ['Withdrawal', wallet.withdrawalInfo, wallet.depositAddress, wallet.savedAddresses],
    ['Transfer', wallet.walletList, wallet.transferHistory, wallet.transferCurrencies],
    ['Ledger', wallet.ledger],
  ],
  fields: WALLET_FIELDS,
};
