import type { Journal } from '../journal';
import type { WithdrawalRequest } from '../venue/types';
import { settle } from '../venue/settle';
import type { RefusalReason, Venue } from '../venue/venue';
import type { Commands } from './commands';
import { noteIn, type Note } from './notes';

export type WithdrawalResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RefusalReason | 'unknown' | 'request_taken' | 'stopped' };

interface Needs {
  readonly venue: Venue;
  readonly journal: Journal;
  readonly commands: Commands;
  readonly now: () => number;
  readonly onChange: () => void;
  readonly onError?: (error: unknown) => void;
}

/** Withdraws at the venue. A withdrawal with an unknown outcome is never sent again: the venue's history shows whether it exists. */
export class WithdrawalDesk {
  readonly #needs: Needs;
  readonly #note: Note;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#note = noteIn(needs.journal, needs.onError);
  }

  /** @throws if the journal cannot be written before the command; it is then not sent */
  async withdraw(request: WithdrawalRequest, clientId: string): Promise<WithdrawalResult> {
    const { venue, journal, commands, now, onChange } = this.#needs;
    if (commands.isStopped) return { ok: false, reason: 'stopped' };
    if (commands.hasWithdrawal(clientId)) return { ok: false, reason: 'request_taken' };
    commands.addWithdrawal(clientId);
    const { network, ...entry } = request;
    await journal.write({ is: 'withdraw', at: now(), clientId, ...entry, ...(network !== undefined && { network }) });
    const reply = await settle(() => venue.withdraw(request));
    onChange();
    if (reply.ok) {
      await this.#note({ is: 'withdrawn', at: now(), clientId, id: reply.value });
      return { ok: true };
    }
    const { outcome, reason, message } = reply.failure;
    if (outcome === 'refused') {
      await this.#note({ is: 'refused', at: now(), clientId, reason, message });
      return { ok: false, reason };
    }
    await this.#note({ is: 'unknown', at: now(), clientId, message });
    return { ok: false, reason: 'unknown' };
  }
}
