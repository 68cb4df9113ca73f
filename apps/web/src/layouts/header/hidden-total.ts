import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** 1: the total in the header is hidden from others. */
const stored = createStored('bourse.hideTotalAssets', v.picklist([0, 1]), 0);

export const useIsTotalHidden = (): boolean => stored.useValue() === 1;

export const toggleHiddenTotal = (): void => stored.update((hidden) => (hidden === 1 ? 0 : 1));
