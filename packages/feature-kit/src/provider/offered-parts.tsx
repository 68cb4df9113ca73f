import { useMemo, type ReactNode } from 'react';
import { useCapabilities } from '../server/use-capabilities';
import type { Feature } from '../feature/feature';
import { FeaturePartsContext, type FeatureParts } from '../feature/feature-parts-context';
import { isOffered } from './is-offered';

export interface OfferedPartsProps {
  readonly features: readonly Feature[];
  /** Of all features, by name; see `partsOf`. */
  readonly parts: FeatureParts;
  readonly children: ReactNode;
}

/** Provides the parts of features without those of products that the back end does not announce. */
export function OfferedParts({ features, parts, children }: OfferedPartsProps) {
  const { products } = useCapabilities();
  const offered = useMemo((): FeatureParts => {
    const absent = features.filter(({ product }) => !isOffered(product, products));
    const isAbsent = (name: string) => absent.some(({ id }) => name.startsWith(`${id}/`));
    return Object.fromEntries(Object.entries(parts).filter(([name]) => !isAbsent(name)));
  }, [features, parts, products]);
  return <FeaturePartsContext value={offered}>{children}</FeaturePartsContext>;
}
