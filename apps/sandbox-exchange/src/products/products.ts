import type { FastifyInstance } from 'fastify';
import { acceptorRoutes } from './acceptors/routes';
import { acceptors } from './acceptors/product';
import { c2cRoutes } from './c2c/routes';
import { peopleRoutes } from './c2c/people-routes';
import { talkRoutes } from './c2c/talk-routes';
import { c2c } from './c2c/product';
import { chain } from './chain/product';
import { conversionRoutes } from './conversion/routes';
import { conversion } from './conversion/product';
import { fundConversions } from './conversion/seed';
import { deskRoutes } from './desk/routes';
import { desk } from './desk/product';
import { identityRoutes } from './identity/routes';
import { identity } from './identity/product';
import { leverRoutes } from './lever/routes';
import { lever } from './lever/product';
import type { Product } from '../core/product';
import type { Exchange } from '../exchange-interface';
import type { Router } from '../http/route';
import type { Services } from '../http/services';
import { optionRoutes } from './micro-options/routes';
import { microOptions } from './micro-options/product';
import { recovery } from './recovery/product';
import { referralRoutes } from './referral/routes';
import { referral } from './referral/product';
import { spotRoutes } from './spot/routes';
import { spot } from './spot/product';
import { subscriptionRoutes } from './subscription/routes';
import { subscription } from './subscription/product';
import { seedLaunches } from './subscription/seed';
import { walletRoutes } from './wallet/routes';
import { wallet } from './wallet/product';

/** A product as the exchange and the app use it. */
interface ListedProduct {
  readonly rules: Product;
  /** Registers the calls of the contract. */
  readonly routes?: (router: Router, services: Services) => void;
  /** Registers pages and calls of the staff, where only this machine can reach them. Callers send the token. */
  readonly staffRoutes?: (server: FastifyInstance, exchange: Exchange, token: string) => void;
  /** What an empty exchange starts with. `run` is called once; the setting `name` records that it has ended. `now`: epoch milliseconds. */
  readonly seed?: { readonly name: string; readonly run: (exchange: Exchange, now: number) => Promise<void> };
}

/** The products of the exchange. Their tables are written in this order. */
export const PRODUCTS: readonly ListedProduct[] = [
  { rules: desk, staffRoutes: deskRoutes },
  { rules: chain },
  { rules: identity, routes: identityRoutes },
  { rules: recovery },
  { rules: spot, routes: spotRoutes },
  { rules: referral, routes: referralRoutes },
  { rules: wallet, routes: walletRoutes },
  {
    rules: conversion,
    routes: conversionRoutes,
    seed: { name: 'seeded.conversions', run: fundConversions },
  },
  { rules: lever, routes: leverRoutes },
  { rules: acceptors, routes: acceptorRoutes },
  {
    rules: c2c,
    routes: (router, services) => {
      c2cRoutes(router, services);
      talkRoutes(router, services);
      peopleRoutes(router, services);
    },
  },
  { rules: microOptions, routes: optionRoutes },
  { rules: subscription, routes: subscriptionRoutes, seed: { name: 'seeded.launches', run: seedLaunches } },
];

/** The rules of all products, which the core runs. */
export const RULES = PRODUCTS.map(({ rules }) => rules);
