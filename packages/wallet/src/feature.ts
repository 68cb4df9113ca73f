import { listsLayer } from '@bourse/lists';
import { safeWrites } from '@bourse/safe-writes';
import { defineFeature, type FeatureRoute } from '@bourse/feature-kit';
import { walletMessages } from './locales/messages';
import { LINKS } from './links';
import { MENU_LABEL } from './locales/menu-label';
import { PATHS } from './paths';

const SESSION = { access: 'session' } as const;
const home = { ...SESSION, layout: 'home' } as const;

const assets = {
  title: 'assets.title',
  lazy: () => import('./screens/assets'),
  early: { calls: [{ method: 'POST', path: '/wallet/list', isPrivate: true }] },
} as const;
const transferRecord = { title: 'transfer.history', lazy: () => import('./screens/transfer-history') } as const;
const leverage = { ...home, product: 'leverage' } as const;
const deposits = { ...home, product: 'deposits' } as const;
const transfers = { ...home, product: 'transfers' } as const;
const withdrawals = { ...home, product: 'withdrawals' } as const;
const legalAccount = { title: 'account.legal', lazy: () => import('./screens/asset-account-detail') } as const;

const routes: readonly FeatureRoute[] = [
  { ...home, ...assets, path: PATHS.assets },
  { ...home, ...assets, path: PATHS.accountAssets },
  { ...transfers, path: PATHS.legalAccounts, title: 'account.legal', lazy: () => import('./screens/asset-account') },
  { ...home, path: PATHS.coinAccount, title: 'account.change', lazy: () => import('./screens/coin-account') },
  { ...leverage, path: PATHS.leverAccount, title: 'account.lever', lazy: () => import('./screens/contract-account') },
  { ...transfers, path: PATHS.finance, title: 'finance.title', lazy: () => import('./screens/finance') },
  { ...transfers, ...legalAccount, path: PATHS.legalAccount },
  { ...transfers, ...legalAccount, path: PATHS.legalAccountAlias },
  {
    ...home,
    path: PATHS.changeAccount,
    title: 'account.change',
    lazy: () => import('./screens/coin-account-detail'),
  },
  { ...transfers, path: PATHS.transfer, title: 'transfer.title', lazy: () => import('./screens/transfer') },
  {
    ...transfers,
    path: PATHS.transferLegal,
    title: 'transfer.title',
    lazy: () => import('./screens/contract-transfer'),
  },
  { ...transfers, ...transferRecord, path: PATHS.transferRecord },
  { ...transfers, ...transferRecord, path: PATHS.transferLog },
  { ...home, path: PATHS.ledger, title: 'ledger.title', lazy: () => import('./screens/ledger') },
  { ...home, path: PATHS.statement, title: 'statement.title', lazy: () => import('./screens/statement') },
  { ...withdrawals, path: PATHS.withdraw, title: 'withdraw.title', lazy: () => import('./screens/withdraw') },
  { ...deposits, path: PATHS.deposits, title: 'deposit.title', lazy: () => import('./screens/deposit') },
  {
    ...deposits,
    path: PATHS.depositRecord,
    title: 'deposit.recordTitle',
    lazy: () => import('./screens/deposit-record'),
  },
  { ...withdrawals, path: PATHS.withdrawAddresses, title: 'book.title', lazy: () => import('./screens/address-book') },
  {
    ...leverage,
    path: PATHS.leverManager,
    isUnlisted: true,
    title: 'placeholder.leverTitle',
    lazy: () => import('./screens/margin-borrowing'),
  },
  {
    ...home,
    path: PATHS.financeRecords,
    isUnlisted: true,
    title: 'placeholder.financeTitle',
    lazy: () => import('./screens/finance-records'),
  },
];

/** Balances, transfers, deposits, withdrawals, the address book and ledgers, as the shell composes them. */
export const wallet = defineFeature({
  id: 'wallet',
  paths: PATHS,
  links: LINKS,
  menu: [{ path: PATHS.assets, label: MENU_LABEL, order: 70 }],
  routes,
  messages: [walletMessages],
  parts: {
    menu: () => import('./layout/wallet-menu'),
    fees: () => import('./fees/fees'),
    summary: () => import('./assets/summary-part'),
  },
  reducers: () => import('./reducers'),
  background: { access: 'session', lazy: () => import('./background') },
  uses: [safeWrites, listsLayer],
});
