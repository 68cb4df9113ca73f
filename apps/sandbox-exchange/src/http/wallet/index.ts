import type { Router } from '../route';
import { addressRoutes } from './addresses';
import { balanceRoutes } from './balances';
import { depositRoutes } from './deposits';
import { logRoutes } from './logs';
import type { WalletServices } from './services';
import { transferRoutes } from './transfers';
import { withdrawalRoutes } from './withdrawals';

/** Every call of the wallet. */
export function walletRoutes(router: Router, services: WalletServices): void {
  balanceRoutes(router, services);
  transferRoutes(router, services);
  depositRoutes(router, services);
  withdrawalRoutes(router, services);
  addressRoutes(router, services);
  logRoutes(router, services);
}
