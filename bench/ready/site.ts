import { newTrader, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { built, otherBuild, type Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';
import type { MeasuredScreen } from './screens.ts';

/** A client on an exchange, and a user of it. */
export interface Site {
  readonly address: string;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

/** The present build; `environment` are further settings of its exchange. */
export const startSite = (environment: Readonly<Record<string, string>> = {}): Promise<Site> =>
  started(built(), environment);

/**
 * Another build: a checkout with its client and its exchange, a built client alone (on the present exchange), or the address of a
 * sandbox exchange that runs with SANDBOX_CONTROL=1 and the token of the benches.
 */
export async function startOther(against: string): Promise<Site> {
  if (/^https?:/.test(against)) {
    const address = against.replace(/\/$/, '');
    return { address, token: await newTrader(address), stop: () => Promise.resolve() };
  }
  return started(otherBuild(against));
}

async function started(build: Promise<Built>, environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const exchange = await startExchange({ SANDBOX_CONTROL: '1', SANDBOX_TOKEN, ...environment }, build);
  return { ...exchange, token: await newTrader(exchange.address) };
}

/** The session that a screen is opened with. */
export const sessionOf = ({ token }: Site, { needsSession }: MeasuredScreen) => (needsSession ? token : undefined);
