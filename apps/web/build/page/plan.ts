import { chunkGraph, type Chunk } from './chunk-graph.ts';
import type { EarlyScreen, EarlyScreens, Sources } from './early-screens.ts';
import type { Plan, PlannedFiles } from './read-plan.ts';

/**
 * The files that each address needs beside those of the entry.
 * @param entry file of the entry
 * @throws Error if a source has no chunk: an empty plan must fail the build
 */
export function planOf({ screens, texts }: EarlyScreens, chunks: readonly Chunk[], entry: string): Plan {
  const { fileOf, withImports } = chunkGraph(chunks);
  const ofEntry = withImports(entry);

  /** The files of sources with all that they import, as the page addresses them; each once, as several texts may be in one file. */
  const filesOf = (sources: Sources): readonly string[] => {
    const files = new Set<string>();
    for (const source of sources) withImports(fileOf(source), files);
    return [...files].filter((file) => !ofEntry.has(file)).map((file) => `/${file}`);
  };
  const textsOf = (sources: EarlyScreen['texts']) =>
    Object.fromEntries(Object.entries(sources).map(([language, own]) => [language, filesOf(own)]));
  const planned = ({ sources, charts, texts: own }: EarlyScreen): PlannedFiles => {
    if (!charts) return { files: filesOf(sources), texts: textsOf(own) };
    const [highcharts, lightweight] = [filesOf(charts.highcharts), filesOf(charts['lightweight-charts'])];
    // What both libraries need is requested before the brand is known.
    const both = highcharts.filter((file) => lightweight.includes(file));
    const files = [...new Set([...filesOf(sources), ...both])];
    const others = (all: readonly string[]) => all.filter((file) => !files.includes(file));
    return {
      files,
      texts: textsOf(own),
      charts: { highcharts: others(highcharts), 'lightweight-charts': others(lightweight) },
    };
  };
  return {
    screens: Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, planned(screen)])),
    texts: textsOf(texts),
  };
}
