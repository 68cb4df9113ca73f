import { noteFailedLoad } from './reload-once';

/** How long a chunk may take (trading side, sections 8 and 9). */
const CHUNK_TIME_LIMIT_MS = 120_000;

/** A chunk that did not come: in time, or at all. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Loads code or texts that the page does not have yet.
 * @throws ChunkLoadError where loading fails or takes longer than 120 s
 */
export async function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('took too long')), CHUNK_TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    noteFailedLoad();
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('did not load', { cause });
  } finally {
    clearTimeout(timer);
  }
}
