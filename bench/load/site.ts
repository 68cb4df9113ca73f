import { newTrader, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { built, otherBuild, type Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';

/** A client on an exchange, and a user of it. */
export interface Site {
  readonly address: string;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

/** The present build, or another one: a checkout with its client and its exchange, or a built client alone on the present exchange. */
export const startSite = (against?: string): Promise<Site> =>
  started(against === undefined ? built() : otherBuild(against));

async function started(build: Promise<Built>): Promise<Site> {
  const exchange = await startExchange({ SANDBOX_CONTROL: '1', SANDBOX_TOKEN }, build);
  return { ...exchange, token: await newTrader(exchange.address) };
}
