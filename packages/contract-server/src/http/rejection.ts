import type { SECOND_FACTOR_NEEDED } from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';

/** `type` of an envelope that is not `ok` (trading side, section 8). */
export type RejectionType = 'error' | 997 | 998 | 999 | typeof SECOND_FACTOR_NEEDED;

/** An answer that is a refusal: thrown by a handler, written into the envelope by the error handler. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly type: RejectionType;
  /** HTTP status: 200 for everything that a person can meet by using the client; back ends of this contract answer so. */
  readonly status: number;
  /** What the client needs to answer the refusal; beside the message. */
  readonly data: object | undefined;

  constructor(
    text: string,
    { type = 'error', status = 200, data }: { type?: RejectionType; status?: number; data?: object | undefined } = {},
  ) {
    super(text);
    this.type = type;
    this.status = status;
    this.data = data;
  }
}

/** Unknown outcome: this status tells the client that the command may have been executed. */
export function unavailable(): Rejection {
  return new Rejection(SERVER_TEXTS.systemBusy, { status: 503 });
}
