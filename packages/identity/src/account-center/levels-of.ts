import { PATHS, type Path } from '@bourse/feature-kit';
import type { UserInfo } from '../contract';

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Requirements of a level in addition to the level below. */
export type LevelItem = 'contact' | 'identity' | 'assets';

const APPROVED = 2;

/** The missing requirement of each level; `undefined` if there is none. No call reports that level 3 is reached. */
export function missingForLevel({
  reviewStatus,
  phone,
  email,
}: Pick<UserInfo, 'reviewStatus' | 'phone' | 'email'>): Record<Level, LevelItem | undefined> {
  return {
    1: phone === '' && email === '' ? 'contact' : undefined,
    2: reviewStatus === APPROVED ? undefined : 'identity',
    3: 'assets',
  };
}

/** Link target for each missing requirement. */
export const PATH_OF_ITEM: Readonly<Record<LevelItem, Path>> = {
  contact: PATHS.bindEmail,
  identity: PATHS.accountVerification,
  assets: PATHS.deposits,
};
