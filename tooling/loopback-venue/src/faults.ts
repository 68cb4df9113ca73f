type CountedFault =
  | 'lostReplies'
  | 'silentReplies'
  | 'untoldReplacements'
  | 'dropped'
  | 'rateLimited'
  | 'banned'
  | 'skippedBookChanges';

/** Faults of the venue, switched on by a test. All are off at first. */
export class Faults {
  /** Orders and cancels that are still carried out without a reply: the connection ends instead. */
  lostReplies = 0;
  /** Orders and cancels that are still carried out, and whose connections stay open without a reply. */
  silentReplies = 0;
  /** Replacements that are still carried out, and whose replies tell an unknown outcome of the second order. */
  untoldReplacements = 0;
  /** Orders and cancels whose connections still end before they are carried out. */
  dropped = 0;
  /** Orders, cancels and other commands that are still refused because of too many requests. */
  rateLimited = 0;
  /** The same, because the address is banned for too many requests. */
  banned = 0;
  /** Milliseconds by which the clock of the venue is ahead of this machine's. */
  clockSkew = 0;
  /** Every request is refused. */
  isInMaintenance = false;
  /** Changes of a book that are still not sent to followers, although their number in the sequence is used. */
  skippedBookChanges = 0;

  /** Whether a counted fault occurs now; one fewer of it is left then. */
  occurs(fault: CountedFault): boolean {
    if (this[fault] === 0) return false;
    this[fault] -= 1;
    return true;
  }

  /** What becomes of the reply to the present command. */
  ofReply(): { readonly isLost?: true; readonly isSilent?: true } {
    if (this.occurs('lostReplies')) return { isLost: true };
    return this.occurs('silentReplies') ? { isSilent: true } : {};
  }

  /** Clock of the venue, epoch milliseconds. */
  now(): number {
    return Date.now() + this.clockSkew;
  }
}
