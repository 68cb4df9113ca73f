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

  /** Whether the reply of the present command is lost. */
  losesReply(): boolean {
    if (this.lostReplies === 0) return false;
    this.lostReplies -= 1;
    return true;
  }

  /** What becomes of the reply to the present command. */
  ofReply(): { readonly isLost?: true; readonly isSilent?: true } {
    if (this.losesReply()) return { isLost: true };
    if (this.silentReplies === 0) return {};
    this.silentReplies -= 1;
    return { isSilent: true };
  }

  hidesReplacement(): boolean {
    if (this.untoldReplacements === 0) return false;
    this.untoldReplacements -= 1;
    return true;
  }

  dropsRequest(): boolean {
    if (this.dropped === 0) return false;
    this.dropped -= 1;
    return true;
  }

  isBanned(): boolean {
    if (this.banned === 0) return false;
    this.banned -= 1;
    return true;
  }

  isRateLimited(): boolean {
    if (this.rateLimited === 0) return false;
    this.rateLimited -= 1;
    return true;
  }

  skipsBookChange(): boolean {
    if (this.skippedBookChanges === 0) return false;
    this.skippedBookChanges -= 1;
    return true;
  }

  /** Clock of the venue, epoch milliseconds. */
  now(): number {
    return Date.now() + this.clockSkew;
  }
}
