import type { ConnectionState } from '@bourse/realtime';
import type { LoggedError } from '@bourse/feature-kit';
import type { KnownCall } from './reads';
import type { Measurement } from './measurement';

/** What a bundle is made of. Nothing else of the page gets into it. */
export interface SupportData {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly userAgent: string;
  /** Names of the page's script files, which contain the hash of the release. */
  readonly scripts: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly connection: ConnectionState;
  readonly measurement: Measurement | undefined;
  /** Server time minus device time, milliseconds. */
  readonly clockOffset: number | undefined;
  readonly calls: readonly KnownCall[];
  readonly errors: readonly LoggedError[];
  /** Texts of the exchange that are the same for every user. */
  readonly knownTexts: ReadonlySet<string>;
}

const time = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

/**
 * The answer of the exchange if it is one of its fixed texts. Any other text may name an account, an address, a person or an amount, so
 * that only its length is given.
 */
const redactedText = (text: string, known: ReadonlySet<string>): string =>
  known.has(text) ? text : `[left out: ${text.length} characters]`;

/**
 * The file for support as JSON. It is made of a list of what may be in it, not of all without what may not: no request, no reply, no
 * address of the page, no storage.
 */
export function supportBundle(data: SupportData): string {
  const { at, userAgent, scripts, settings, connection, measurement, clockOffset, calls, errors, knownTexts } = data;
  return JSON.stringify(
    {
      format: 1,
      at: time(at),
      versions: { userAgent, scripts },
      settings,
      connection: {
        phase: connection.phase,
        failedAttempts: connection.attempt,
        lastEventAt: time(connection.lastHeardAt),
        awaySince: time(connection.awaySince),
      },
      timings: {
        roundTripMs: measurement ?? null,
        clockOffsetMs: clockOffset ?? null,
        calls: calls.map(({ endpoint, status, arrivedAt, took }) => ({
          endpoint,
          status,
          arrivedAt: time(arrivedAt),
          tookMs: took ?? null,
        })),
      },
      refusedReplies: calls.flatMap(({ endpoint, failure }) =>
        failure
          ? [
              {
                endpoint,
                ...failure,
                ...(failure.text !== undefined && { text: redactedText(failure.text, knownTexts) }),
              },
            ]
          : [],
      ),
      errors: errors.map((error) => ({ at: time(error.at), name: error.name, frames: error.frames })),
    },
    undefined,
    2,
  );
}
