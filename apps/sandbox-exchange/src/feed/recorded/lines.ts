import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from '../price-feed';

/**
 * The lines of a text file, unpacked where its name ends in `.gz`, without reading it as a whole.
 * @throws FeedError if the file cannot be read or unpacked
 */
export async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  const bytes = createReadStream(file);
  // Errors of both streams reach the loop below.
  const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new FeedError(
      `The recording ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    bytes.destroy();
  }
  if (rest !== '') yield rest;
}
