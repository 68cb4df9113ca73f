import { chain } from '../chain/product';
import type { Product } from '../core/product';
import { desk } from '../desk/product';
import { identity } from '../identity/product';
import { acceptors } from './acceptors/product';
import { c2c } from './c2c/product';
import { lever } from './lever/product';
import { microOptions } from './micro-options/product';
import { spot } from './spot/product';
import { subscription } from './subscription/product';
import { wallet } from './wallet/product';

/** The products of the exchange. Their tables are written in this order. */
export const PRODUCTS: readonly Product[] = [
  desk,
  chain,
  identity,
  spot,
  wallet,
  lever,
  acceptors,
  c2c,
  microOptions,
  subscription,
];
