import type { CDPSession } from 'playwright';

/** 9 Mbit/s down, 1.5 Mbit/s up, 60 ms for every request. */
const LINE = { offline: false, latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 };

/** How many times slower than this machine the processor of a visitor is. */
export const SLOWDOWN = 4;

/** A slow line and a slow processor. */
export async function throttle(cdp: CDPSession, slowdown = SLOWDOWN): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
