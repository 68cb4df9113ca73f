import type { FastifyInstance } from 'fastify';
import type { Product } from '../core/product';
import type { Exchange } from '../exchange-interface';
import type { Router } from '../http/route';
import type { Services } from '../http/services';

/** A product as the exchange and the app use it; `products/products` lists all. */
export interface ListedProduct {
  readonly rules: Product;
  /** Registers the calls of the contract. */
  readonly routes?: (router: Router, services: Services) => void;
  /** Registers pages and calls of the staff, where only this machine can reach them. Callers send the token. */
  readonly staffRoutes?: (server: FastifyInstance, exchange: Exchange, token: string) => void;
  /** What an empty exchange starts with. `run` is called once; the setting `name` records that it has ended. `now`: epoch milliseconds. */
  readonly seed?: { readonly name: string; readonly run: (exchange: Exchange, now: number) => Promise<void> };
}
