import { CHART_LIBRARIES, type ChartLibrary } from '@bourse/feature-kit';

declare global {
  /** The text of `brand.json`, requested by the page's first script. Absent in development and in tests. */
  var bourseBrandText: Promise<string | undefined> | undefined;
}

/**
 * The chart library that the text of a brand file names, without the whole schema: for the script in the page's head.
 * Highcharts where the file is missing or wrong.
 */
export function chartLibraryIn(text: string | undefined): ChartLibrary {
  try {
    const file: unknown = JSON.parse(text ?? '{}');
    const named = typeof file === 'object' && file !== null && 'charts' in file ? file.charts : undefined;
    return CHART_LIBRARIES.find((library) => library === named) ?? 'highcharts';
  } catch {
    return 'highcharts';
  }
}
