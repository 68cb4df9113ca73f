import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Product } from '../core/product';
import type { Exchange } from '../exchange-interface';
import type { Router } from '../http/route';
import type { Services } from '../http/services';

/** Dependencies of the simulated users of a product. */
export interface SimulationNeeds extends Services {
  readonly config: Config;
  readonly onError: (error: unknown) => void;
}

/** A product as the exchange, the app and the simulation use it; `products/products` lists all. */
export interface ListedProduct {
  readonly rules: Product;
  /** Registers the calls of the contract. */
  readonly routes?: (router: Router, services: Services) => void;
  /** Registers pages and calls of the staff, where only this machine can reach them. Callers send the token. */
  readonly staffRoutes?: (server: FastifyInstance, exchange: Exchange, token: string) => void;
  /** What an empty exchange starts with. `run` is called once; the setting `name` records that it has ended. `now`: epoch milliseconds. */
  readonly seed?: { readonly name: string; readonly run: (exchange: Exchange, now: number) => Promise<void> };
  /** Seeds what the first start needs and starts the simulated users, where there are any. Returns how they stop. */
  readonly simulation?: (needs: SimulationNeeds) => Promise<(() => void) | undefined>;
}
