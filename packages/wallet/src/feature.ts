import { defineFeature, featureKit, PATHS, type FeatureRoute } from '@bourse/feature-kit';
import { walletMessages } from './locales/messages';

const SESSION = { access: 'session' } as const;
const newAccount = { ...SESSION, layout: 'newAccount' } as const;
const home = { ...SESSION, layout: 'home' } as const;

const assets = { title: 'assets.title', lazy: () => import('./screens/assets') } as const;
const transferRecord = { title: 'transfer.history', lazy: () => import('./screens/transfer-record') } as const;
const legalAccount = { title: 'account.legal', lazy: () => import('./screens/legal-account') } as const;

const routes: readonly FeatureRoute[] = [
  { ...home, ...assets, path: PATHS.assets },
  { ...newAccount, ...assets, path: PATHS.accountAssets },
  { ...newAccount, path: PATHS.legalAccounts, title: 'account.legal', lazy: () => import('./screens/legal') },
  { ...newAccount, path: PATHS.coinAccount, title: 'account.change', lazy: () => import('./screens/change') },
  { ...newAccount, path: PATHS.leverAccount, title: 'account.lever', lazy: () => import('./screens/lever') },
  { ...newAccount, path: PATHS.finance, title: 'finance.title', lazy: () => import('./screens/finance') },
  { ...newAccount, ...legalAccount, path: PATHS.legalAccount },
  { ...home, ...legalAccount, path: '/legalAccount' },
  {
    ...newAccount,
    path: PATHS.changeAccount,
    title: 'account.change',
    lazy: () => import('./screens/change-account'),
  },
  { ...newAccount, path: PATHS.transfer, title: 'transfer.title', lazy: () => import('./screens/transfer') },
  { ...newAccount, path: PATHS.transferLegal, title: 'transfer.title', lazy: () => import('./screens/transfer-legal') },
  { ...home, ...transferRecord, path: PATHS.transferRecord },
  { ...newAccount, ...transferRecord, path: PATHS.transferLog },
  { ...newAccount, path: PATHS.ledger, title: 'ledger.title', lazy: () => import('./screens/ledger') },
  { ...newAccount, path: PATHS.statement, title: 'statement.title', lazy: () => import('./screens/statement') },
  { ...newAccount, path: PATHS.withdraw, title: 'withdraw.title', lazy: () => import('./screens/withdraw') },
  { ...newAccount, path: PATHS.deposits, title: 'deposit.title', lazy: () => import('./screens/recharge') },
  {
    ...newAccount,
    path: PATHS.depositRecord,
    title: 'deposit.recordTitle',
    lazy: () => import('./screens/coin-record'),
  },
  { ...home, path: PATHS.withdrawAddresses, title: 'book.title', lazy: () => import('./screens/withdraw-address') },
  { ...home, path: PATHS.leverManager, title: 'placeholder.leverTitle', lazy: () => import('./screens/lever-manager') },
  {
    ...home,
    path: PATHS.financeRecords,
    title: 'placeholder.financeTitle',
    lazy: () => import('./screens/finance-records'),
  },
];

/** Balances, transfers, deposits, withdrawals, the address book and ledgers, as the shell composes them. */
export const wallet = defineFeature({
  id: 'wallet',
  routes,
  messages: [walletMessages],
  reducers: () => import('./reducers'),
  background: { access: 'session', lazy: () => import('./background') },
  uses: [featureKit],
  nav: [{ section: 'assets', path: PATHS.assets }],
});
