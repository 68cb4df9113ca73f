import { usdtPrice } from '../../http/wire';
import { startMerchants } from './merchant-bots';
import { seedC2c } from './seed';
import type { SimulationNeeds } from '../simulation-needs';

/** Merchants with their ads; they act in their orders where bots trade. */
export async function c2cSimulation({ exchange, market, config, onError }: SimulationNeeds) {
  const merchants = await seedC2c(exchange, {
    usdtPrice: (currencyId) => usdtPrice(exchange, market, currencyId),
    onError,
  });
  return config.botRate > 0 ? startMerchants({ exchange, merchants, onError }) : undefined;
}
