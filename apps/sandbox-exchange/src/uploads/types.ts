import type { Done, Refused } from '../result';

/** A stored picture of a user: re-encoded, without metadata. */
export interface Upload {
  /** Random; the last part of its address. */
  readonly name: string;
  /** The owner. */
  readonly userId: number;
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
  readonly createdAt: number;
}

export type UploadResult = Done<{ name: string }> | Refused<'too_large' | 'not_a_picture' | 'quota_used_up' | 'busy'>;
