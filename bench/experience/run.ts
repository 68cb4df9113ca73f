import type { Page } from 'playwright';
import { newTrader } from '../sandbox-load/control.ts';
import { startSite } from '../ready/site.ts';
import type { Bench, BenchOptions, Findings, Goal } from '../shared/bench.ts';
import { visit } from '../shared/browser.ts';
import { movingElements } from './motion.ts';
import { pairBarHeights, plotHeightOnItsSide } from './places.ts';
import { pressesToCancel, pressesToOpenPair, pressesToOrder } from './presses.ts';

/** A figure of the client on an exchange, and its limit. */
interface Check {
  readonly what: string;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly measure: (page: Page, address: string) => Promise<number>;
}

const CHECKS: readonly Check[] = [
  { what: 'a limit order from the page load', unit: 'key presses', most: 12, measure: pressesToOrder },
  { what: 'opening a pair from the page load', unit: 'key presses', most: 6, measure: pressesToOpenPair },
  { what: 'cancelling an order from the page load', unit: 'key presses', most: 8, measure: pressesToCancel },
  {
    what: 'elements that move although the user prefers reduced motion',
    unit: 'elements',
    most: 0,
    measure: movingElements,
  },
  ...[360, 375, 1024].map((width) => ({
    what: `change of the pair bar's height with an arrow and while reconnecting, ${width} px`,
    unit: 'px',
    most: 0,
    viewport: { width, height: 800 },
    measure: pairBarHeights,
  })),
  {
    what: 'height of the chart of a phone on its side',
    unit: 'px',
    least: 250,
    viewport: { width: 844, height: 390 },
    measure: plotHeightOnItsSide,
  },
];

function goalOf({ what, unit, most, least }: Check, measured: number): Goal {
  return {
    what,
    measured: `${measured} ${unit}`,
    wanted: most === undefined ? `at least ${least} ${unit}` : `at most ${most} ${unit}`,
    isReached: measured <= (most ?? Infinity) && measured >= (least ?? 0),
  };
}

async function measure({ say, isStopped }: BenchOptions): Promise<Findings> {
  const site = await startSite({ BOT_RATE: '0' });
  const goals: Goal[] = [];
  for (const check of CHECKS) {
    if (isStopped()) break;
    const { viewport } = check;
    const measured = await visit(async ({ page }) => {
      page.setDefaultTimeout(60_000);
      const token = await newTrader(site.address);
      await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
      return check.measure(page, site.address);
    }, viewport && { viewport });
    say(`${check.what}: ${measured} ${check.unit}`);
    goals.push(goalOf(check, measured));
  }
  await site.stop();
  return { goals, tables: [], notes: [] };
}

export const experience: Bench = { name: 'experience', title: 'Presses, motion and places', measure };
