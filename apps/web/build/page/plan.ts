import type { Rolldown } from 'vite';
import type { EarlyScreen, EarlyScreens, Sources } from './early-screens.ts';
import type { Plan, PlannedFiles } from './read-plan.ts';

/** A file of the bundle: the paths of its modules, and the files that it imports. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports'>;

/**
 * The files that each address needs beside those of the entry.
 * @param entry file of the entry
 * @throws Error if a source has no chunk: an empty plan must fail the build
 */
export function planOf({ screens, texts }: EarlyScreens, chunks: readonly Chunk[], entry: string): Plan {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bySource = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
  const addWithImports = (file: string, files: Set<string>) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) addWithImports(imported, files);
  };
  const ofEntry = new Set<string>();
  addWithImports(entry, ofEntry);

  /** The files of sources with all that they import, as the page addresses them. */
  const filesOf = (sources: Sources): readonly string[] => {
    const files = new Set<string>();
    for (const source of sources) {
      const file = bySource.get(source);
      if (file === undefined) throw new Error(`No chunk for ${source}.`);
      addWithImports(file, files);
    }
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
