import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

/**
 * Bytes that are written in one statement or encrypted in one step. PGlite runs in this thread: a statement with 4 MB stops it for 50 to
 * 1,000 ms, one with 64 KiB for 2 ms, and commands are carried out between the pieces.
 */
const PIECE = 65_536;
/** After each piece that is written. Commands wait until the log of writes is on the disk, and with it the pieces: 4 MB at once take a disk 100 to 400 ms. */
const WRITE_PAUSE_MS = 30;

/** A part of a large value, such as a picture. */
export interface PieceRow {
  /** The value that the piece belongs to. */
  name: string;
  /** Bytes before the piece. */
  start: number;
  bytes: Buffer;
}

/** The tables of pieces. */
type PieceTable = { [Name in keyof Database]: Database[Name] extends PieceRow ? Name : never }[keyof Database];

/** The pieces of a value in their order. Other events of the process are handled between two of them. */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<{ start: number; piece: Uint8Array }> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    yield { start, piece: bytes.subarray(start, start + PIECE) };
    await nextTurn();
  }
}

/** Writes a value in statements of its own: no transaction is open between them, so a value is complete only afterwards. */
export async function writePieces(
  db: Kysely<Database>,
  table: PieceTable,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  for await (const { start, piece } of piecesOf(bytes)) {
    await sql`insert into ${sql.table(table)} (name, start, bytes) values (${name}, ${start}, ${piece})`.execute(db);
    await pause(WRITE_PAUSE_MS);
  }
}

/** The value; empty bytes if there is none. */
export async function readPieces(db: Kysely<Database>, table: PieceTable, name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let start = 0; ; start += pieces.at(-1)?.length ?? 0) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from ${sql.table(table)} where name = ${name} and start = ${start}
    `.execute(db);
    const [piece] = rows;
    if (!piece) return Buffer.concat(pieces);
    pieces.push(piece.bytes);
    await nextTurn();
  }
}
