import type { DealCenter } from './deal-center';
import type { Sandbox } from './sandbox';

/** A user with 5 USDT of BTC beside 3,000 USDT, logged in on the spot account, where small balances are converted. */
export async function openSmallBalances(deal: DealCenter, sandbox: Sandbox): Promise<void> {
  await sandbox.keepPrice('BTC/USDT', '100000');
  await deal.logIn(await sandbox.user({ BTC: '0.00005', USDT: '3000' }));
  await deal.page.goto('/letransactions?account=change');
}
