import { decimal, dividedBy, floorTo, isGreater, isPositive, type Decimal } from '@bourse/decimal';
import type { UserInfo } from '@bourse/contracts/identity';

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Requirements of a level in addition to the level below. */
export type LevelItem = 'contact' | 'identity' | 'assets';

/** `available`: the requirement of level 3 is met; no call reports that the level is granted. */
export type LevelState = 'reached' | 'available' | 'unknown' | LevelItem;

const APPROVED = 2;
/** Level 3 is available above these assets (money side, sections 6 and 9). */
const LEVEL_3_BTC = decimal('20');
const BTC_DECIMALS = 8;

export const isVerified = ({ reviewStatus }: Pick<UserInfo, 'reviewStatus'>) => reviewStatus === APPROVED;

/** Assets in USDT as BTC, rounded down; `undefined` without a price. */
export function assetsInBtc(assets: Decimal | undefined, price: Decimal | undefined): Decimal | undefined {
  return assets !== undefined && price !== undefined && isPositive(price)
    ? floorTo(dividedBy(assets, price), BTC_DECIMALS)
    : undefined;
}

function assetsState(assets: Decimal | undefined): LevelState {
  if (assets === undefined) return 'unknown';
  return isGreater(assets, LEVEL_3_BTC) ? 'available' : 'assets';
}

/** The state of each level, or its missing requirement. */
export function levelStates(
  user: Pick<UserInfo, 'reviewStatus' | 'phone' | 'email'>,
  assets: Decimal | undefined,
): Record<Level, LevelState> {
  return {
    1: user.phone === '' && user.email === '' ? 'contact' : 'reached',
    2: isVerified(user) ? 'reached' : 'identity',
    3: assetsState(assets),
  };
}
