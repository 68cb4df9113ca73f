import { isOffered } from '@bourse/contracts/site';
import type { ReactNode } from 'react';
import { useCapabilities } from '../server/use-capabilities';
import type { Feature } from '../feature/feature';
import { FeaturePartsContext, type FeatureParts } from '../feature/feature-parts-context';

export interface OfferedPartsProps {
  readonly features: readonly Feature[];
  /** Of all features, by name; see `partsOf`. */
  readonly parts: FeatureParts;
  readonly children: ReactNode;
}

/** Provides the parts of features without those of products that the back end does not announce. */
export function OfferedParts({ features, parts, children }: OfferedPartsProps) {
  const announced = useCapabilities();
  const absent = features.filter(({ product }) => !isOffered(product, announced));
  const isAbsent = (name: string) => absent.some(({ id }) => name.startsWith(`${id}/`));
  const offered: FeatureParts = Object.fromEntries(Object.entries(parts).filter(([name]) => !isAbsent(name)));
  return <FeaturePartsContext value={offered}>{children}</FeaturePartsContext>;
}
