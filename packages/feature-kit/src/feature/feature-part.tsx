import { ErrorState, lazyPart, Skeleton } from '@bourse/ui-kit';
import { useContext, type ComponentType, type ReactNode } from 'react';
import type { LoadComponent } from './feature';
import type { PartLink } from './links';
import { featureKitMessages } from '../locales/messages';
import { FeaturePartsContext, type PartProps } from './feature-parts-context';

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = featureKitMessages.useText();
  return <ErrorState title={text('part.failed')} onRetry={onRetry} />;
}

/**
 * Makes the component of a part of a feature from the function that loads it with its texts and slices. A part that does not load or that
 * throws takes nothing else of the screen with it.
 */
export function featurePart(load: LoadComponent): ComponentType<PartProps> {
  const component = async () => {
    const { Component } = await load();
    return () => <Component />;
  };
  return lazyPart<PartProps>(component, {
    fallback: ({ isOptional, waiting = !isOptional && <Skeleton height={160} /> }) => waiting,
    catches: () => true,
    failed: ({ isOptional }, retry) => !isOptional && <NotLoaded onRetry={retry} />,
  });
}

export interface FeaturePartProps extends Partial<PartProps> {
  readonly part: PartLink;
  /** Shown where no feature has the part: the operator has switched its product off. */
  readonly missing?: ReactNode;
}

/** Renders a part of another feature, which the package of this one does not import. */
export function FeaturePart({ part, missing = null, isOptional = false, waiting }: FeaturePartProps) {
  const Part = useContext(FeaturePartsContext)[part.name];
  return Part ? <Part isOptional={isOptional} waiting={waiting} /> : missing;
}
