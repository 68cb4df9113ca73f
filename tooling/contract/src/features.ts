import type { Call } from '@bourse/api-client/contract';
import * as charts from '@bourse/charts/contract';
import * as home from '@bourse/home/contract';
import * as realtime from '@bourse/realtime/contract';
import type { ContractOfFeature } from './features/contract-of-feature';
import { c2cContract } from './features/c2c';
import { featureKitContract } from './features/feature-kit';
import { identityContract } from './features/identity';
import { leverContract } from './features/lever';
import { marketContract } from './features/market';
import { newsContract } from './features/news';
import { optionsContract } from './features/micro-options';
import { spotContract } from './features/spot';
import { subscriptionContract } from './features/subscription';
import { walletContract } from './features/wallet';

/**
 * The contracts of all packages by the package's folder, one line each. The order is that of the documents and of the check: a call uses
 * values from the replies of those before.
 */
export const FEATURES: Readonly<Record<string, ContractOfFeature>> = {
  charts: { contract: charts },
  market: marketContract,
  news: newsContract,
  home: { contract: home },
  spot: spotContract,
  identity: identityContract,
  wallet: walletContract,
  realtime: { contract: realtime },
  'feature-kit': featureKitContract,
  lever: leverContract,
  'micro-options': optionsContract,
  c2c: c2cContract,
  subscription: subscriptionContract,
};

const all = Object.values(FEATURES);

/** Calls that only read, in the order in which they are sent. */
export const PROBES = all.flatMap(({ probes = [] }) => probes);

/** Calls that only `--write` sends. */
export const WRITES = all.flatMap(({ writes = [] }) => writes);

/** Calls that are never sent, with the reason. */
export const NOT_CALLED = new Map(all.flatMap(({ notCalled = [] }) => notCalled));

/** The announced product that a call belongs to. */
export const PRODUCT_OF: ReadonlyMap<Call, string> = new Map(
  all.flatMap(({ product, productCalls = {}, probes = [], writes = [], notCalled = [] }) => [
    ...(product === undefined
      ? []
      : [...probes.map(({ call }) => call), ...writes, ...notCalled.map(([call]) => call)].map(
          (call) => [call, product] as const,
        )),
    ...Object.entries(productCalls).flatMap(([name, calls]) => calls.map((call) => [call, name] as const)),
  ]),
);

/** Calls that a back end with announced products may leave out. */
export const EXTRAS: ReadonlySet<Call> = new Set(all.flatMap(({ extras = [] }) => extras));

/** The screens of the client with their calls. */
export const SCREENS = all.flatMap(({ screens = [] }) => screens);
