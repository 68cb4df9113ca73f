import { readFileSync } from 'node:fs';
import type { ChartLibrary } from '@bourse/feature-kit';
import { chartFilesOf, type Plan } from './build/page/read-plan.ts';

/* JavaScript that an address loads before it can be used, compressed with brotli: a third of the lightest peer's page, and a margin.
   The built page itself says which files these are: those of its head, and those that its plan requests for the address. */

const page = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `page-plan.ts` wrote it with this type
const plan = JSON.parse(/id="page-plan">(.+?)<\/script>/.exec(page)?.[1] ?? '') as Plan;
const ofEveryAddress = Array.from(page.matchAll(/<(?:script|link)[^>]+"(\/assets\/[^"]+\.js)"/g), ([, file]) => file);

/** @throws Error if the plan does not have the address: a budget of nothing would pass */
function filesOf(path: string, charts: ChartLibrary = 'highcharts'): string[] {
  const screen = plan.screens[path];
  if (!screen) throw new Error(`The page has no plan for ${path}.`);
  const chart = chartFilesOf(plan, path, charts);
  return [...ofEveryAddress, ...screen.files, ...chart, ...(screen.texts['en'] ?? [])].map((file) => `dist${file}`);
}

export default [
  { name: 'home', path: filesOf('/'), limit: '300 KiB' },
  { name: 'login', path: filesOf('/components/login'), limit: '300 KiB' },
  { name: 'deal centre with its chart', path: filesOf('/dealCenter'), limit: '520 KiB' },
  {
    name: 'deal centre with the chart by Lightweight Charts',
    path: filesOf('/dealCenter', 'lightweight-charts'),
    limit: '520 KiB',
  },
];
