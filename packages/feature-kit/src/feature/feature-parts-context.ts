import { createContext, type ComponentType, type ReactNode } from 'react';
import type { LinkName } from './links';

export interface PartProps {
  /** The screen is complete without the part: nothing is shown where it does not load or fails. */
  readonly isOptional: boolean;
  /** Shown while the part loads; default: a skeleton, and nothing for an optional part. */
  readonly waiting?: ReactNode;
}

/** Parts by the names of their links. */
export type FeatureParts = Readonly<Partial<Record<LinkName, ComponentType<PartProps>>>>;

/** The parts of all features by name, such as `news/agreement`, see `featurePart`; the shell provides them. */
export const FeaturePartsContext = createContext<FeatureParts>({});
