import type { UserInfo } from '@bourse/contracts/identity';
import { isVerified } from './levels';

export type SecurityItem = 'phone' | 'email' | 'identity';

export interface Security {
  /** 25 to 100 per cent. */
  readonly percent: number;
  /** Measures that would raise the strength. */
  readonly missing: readonly SecurityItem[];
}

const STEP = 25;

/** 25 per cent, plus 25 each for a bound phone, a bound email address and an approved identity (money side, section 4). */
export function securityOf(user: Pick<UserInfo, 'phone' | 'email' | 'reviewStatus'>): Security {
  const has: Readonly<Record<SecurityItem, boolean>> = {
    phone: user.phone !== '',
    email: user.email !== '',
    identity: isVerified(user),
  };
  const items = ['phone', 'email', 'identity'] as const;
  const missing = items.filter((item) => !has[item]);
  return { percent: STEP * (1 + items.length - missing.length), missing };
}

/** Labels of section 4: low, intermediate at 50, high at 75, strong at 100. */
export function securityLabel(
  percent: number,
): 'security.low' | 'security.middle' | 'security.high' | 'security.strong' {
  if (percent >= 100) return 'security.strong';
  if (percent >= 75) return 'security.high';
  return percent >= 50 ? 'security.middle' : 'security.low';
}
