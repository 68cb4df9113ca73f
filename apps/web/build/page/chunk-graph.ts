import type { Rolldown } from 'vite';

/** A file of a bundle. */
export interface Chunk {
  readonly fileName: string;
  /** Paths of its modules. */
  readonly sources: readonly string[];
  /** The module that others import on demand. */
  readonly demanded?: string;
  readonly imports: readonly string[];
  /** Characters of its code. */
  readonly size: number;
}

export const chunkFrom = ({ fileName, moduleIds, imports, code, ...chunk }: Rolldown.OutputChunk): Chunk => ({
  fileName,
  sources: moduleIds,
  imports,
  size: code.length,
  ...(chunk.isDynamicEntry && chunk.facadeModuleId && { demanded: chunk.facadeModuleId }),
});

export interface ChunkGraph {
  /** The file that contains the source. @throws Error if there is none */
  readonly fileOf: (source: string) => string;
  /** A file and all files that it imports, without those on demand; `seen` is added to. */
  readonly withImports: (file: string, seen?: Set<string>) => Set<string>;
}

/** Which file contains what, and which files it needs. */
export function chunkGraph(chunks: readonly Chunk[]): ChunkGraph {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bySource = new Map(chunks.flatMap(({ fileName, sources }) => sources.map((source) => [source, fileName])));
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  return {
    fileOf: (source) => {
      const file = bySource.get(source);
      if (file === undefined) throw new Error(`No chunk for ${source}.`);
      return file;
    },
    withImports,
  };
}
