import { mkdirSync } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EXIT_TRIGGERS } from '@bourse/contracts/lever';
import * as v from 'valibot';

/** Text of a number, as it was sent. */
const text = v.string();

const by = v.optional(v.picklist(EXIT_TRIGGERS));
const exits = v.object({ takeProfit: v.optional(text), stopLoss: v.optional(text), by });

const order = {
  clientId: text,
  symbol: text,
  side: v.picklist(['buy', 'sell']),
  type: v.picklist(['limit', 'market']),
  amount: text,
  price: v.optional(text),
  /** Of an order of a contract. */
  multiple: v.optional(text),
  reduces: v.optional(v.boolean()),
  inForce: v.optional(v.picklist(['post_only', 'ioc', 'fok'])),
  /** The venue's id of the open order that is to become this one. */
  edits: v.optional(text),
  stop: v.optional(v.object({ kind: v.picklist(['takeProfit', 'stopLoss']), price: text, by })),
  /** Of an order of a contract: those of the position that it opens. */
  exits: v.optional(exits),
  /** Before the venue's steps were applied; older entries have none. */
  asked: v.optional(
    v.object({ amount: text, price: v.optional(text), trigger: v.optional(text), exits: v.optional(exits) }),
  ),
  /** In USDT or another currency of the same worth. */
  notional: text,
};

const entry = v.variant('is', [
  v.object({ is: v.literal('place'), at: v.number(), ...order }),
  v.object({
    is: v.literal('placed'),
    at: v.number(),
    clientId: text,
    orderId: text,
    found: v.boolean(),
    /** The venue has ended the rest of the order at once. */
    endedPartly: v.optional(v.boolean()),
    /** The order that it was to replace was not cancelled, or the venue does not tell. */
    leftBeside: v.optional(v.boolean()),
    /** The venue has not told yet that the order carries its exits; a second entry follows once it has. */
    exitsUnconfirmed: v.optional(v.boolean()),
  }),
  v.object({ is: v.literal('refused'), at: v.number(), clientId: text, reason: text, message: text }),
  v.object({ is: v.literal('unknown'), at: v.number(), clientId: text, message: text }),
  v.object({ is: v.literal('cancel'), at: v.number(), orderId: text, symbol: text }),
  v.object({
    is: v.literal('cancel answered'),
    at: v.number(),
    orderId: text,
    outcome: text,
    message: v.optional(text),
  }),
  /** Other exits of an open order. */
  v.object({ is: v.literal('exits'), at: v.number(), orderId: text, symbol: text, exits }),
  v.object({
    is: v.literal('exits answered'),
    at: v.number(),
    orderId: text,
    outcome: text,
    message: v.optional(text),
  }),
  v.object({
    is: v.literal('withdraw'),
    at: v.number(),
    clientId: text,
    currency: text,
    network: v.optional(text),
    amount: text,
    address: text,
  }),
  v.object({ is: v.literal('withdrawn'), at: v.number(), clientId: text, id: text }),
  v.object({ is: v.literal('multiple'), at: v.number(), symbol: text, multiple: text }),
  v.object({
    is: v.literal('multiple answered'),
    at: v.number(),
    symbol: text,
    outcome: text,
    message: v.optional(text),
  }),
  v.object({ is: v.literal('stopped'), at: v.number(), by: text }),
  v.object({ is: v.literal('resumed'), at: v.number(), by: text }),
]);

export type JournalEntry = v.InferOutput<typeof entry>;

/** Commands and the venue's answers, in order. An entry is on the disk when `write` resolves. */
export interface Journal {
  /** Entries of earlier runs and of this one. */
  readonly entries: readonly JournalEntry[];
  write(entry: JournalEntry): Promise<void>;
  close(): Promise<void>;
}

/** The journal is damaged in its middle; the gateway does not start with it. */
export class JournalError extends Error {
  override name = 'JournalError';
}

/**
 * Opens the journal at a path: one JSON object a line, only ever appended. A last line without its end was not written completely: its
 * command has not been sent.
 * @throws JournalError if any other line cannot be read
 */
export async function openJournal(path: string): Promise<Journal> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  try {
    const written = await readFile(path, 'utf8');
    const complete = written.slice(0, written.lastIndexOf('\n') + 1);
    if (complete.length < written.length) await file.truncate(Buffer.byteLength(complete));
    const entries = complete
      .split('\n')
      .slice(0, -1)
      .map((line, index) => readLine(line, path, index + 1));
    return { entries, ...writer(file, entries, Buffer.byteLength(complete)) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function readLine(line: string, path: string, number: number): JournalEntry {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), line);
  if (read.success) return read.output;
  throw new JournalError(`${path}, line ${number}: not an entry of the journal.`);
}

/** Writes one entry after the other. What a failed write has left is cut off before the next one. */
function writer(file: FileHandle, entries: JournalEntry[], length: number): Pick<Journal, 'write' | 'close'> {
  let last: Promise<void> = Promise.resolve();
  let [end, isCut] = [length, true];
  return {
    write(written) {
      const line = `${JSON.stringify(written)}\n`;
      const append = async () => {
        if (!isCut) await file.truncate(end);
        isCut = false;
        await file.appendFile(line);
        await file.datasync();
        isCut = true;
        end += Buffer.byteLength(line);
        entries.push(written);
      };
      const made = last.then(append);
      last = made.catch(() => undefined);
      return made;
    },
    async close() {
      await last;
      await file.close();
    },
  };
}
