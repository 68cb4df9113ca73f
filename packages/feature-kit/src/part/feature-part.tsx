import { ErrorState, Skeleton, useChunk } from '@bourse/ui-kit';
import { useContext, type ReactNode } from 'react';
import type { PartName } from '../feature/feature';
import { featureKitMessages } from '../locales/messages';
import { FeaturePartsContext, type LoadPart } from './feature-parts-context';

function Loaded({ load, isOptional }: { readonly load: LoadPart; readonly isOptional: boolean }) {
  const text = featureKitMessages.useText();
  const chunk = useChunk(load);
  if (chunk.status === 'ready') return <chunk.module.Component />;
  if (isOptional) return null;
  if (chunk.status === 'failed') return <ErrorState title={text('part.failed')} onRetry={chunk.retry} />;
  return <Skeleton height={160} />;
}

export interface FeaturePartProps {
  readonly name: PartName;
  /** Shown where no feature has the part: the operator has switched its product off. */
  readonly missing?: ReactNode;
  /** The screen is complete without the part: nothing is shown while it loads and where it cannot be loaded. */
  readonly isOptional?: boolean;
}

/** Renders a part of another feature, which the package of this one does not import. */
export function FeaturePart({ name, missing = null, isOptional = false }: FeaturePartProps) {
  const load = useContext(FeaturePartsContext)[name];
  return load ? <Loaded load={load} isOptional={isOptional} /> : missing;
}
