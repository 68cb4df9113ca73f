import { selectDialect } from '@bourse/api-client';
import { useAppSelector, useProductCapabilities } from '@bourse/feature-kit';
import { c2cCapabilities } from '@bourse/contracts/c2c';

/** A part of an ad can be taken: the back end announces it, or the operator's dialect says so of one that does not. */
export function useTakesParts(): boolean {
  const { takesParts } = useAppSelector(selectDialect);
  return useProductCapabilities(c2cCapabilities).takesParts || takesParts;
}
