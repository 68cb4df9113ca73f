import type { Router } from '../../http/route';
import { addressRoutes } from './routes/addresses';
import { balanceRoutes } from './routes/balances';
import { depositRoutes } from './routes/deposits';
import { logRoutes } from './routes/logs';
import type { Services } from '../../http/services';
import { transferRoutes } from './routes/transfers';
import { withdrawalRoutes } from './routes/withdrawals';

/** Every call of the wallet. */
export function walletRoutes(router: Router, services: Services): void {
  balanceRoutes(router, services);
  transferRoutes(router, services);
  depositRoutes(router, services);
  withdrawalRoutes(router, services);
  addressRoutes(router, services);
  logRoutes(router, services);
}
