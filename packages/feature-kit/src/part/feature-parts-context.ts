import { createContext, type ComponentType, type ReactNode } from 'react';
import type { PartName } from '../feature/feature';

export interface PartProps {
  /** The screen is complete without the part: nothing is shown where it cannot be loaded. */
  readonly isOptional: boolean;
  /** Shown while the part loads; default: a skeleton, and nothing for an optional part. */
  readonly waiting?: ReactNode;
}

export type FeatureParts = Readonly<Partial<Record<PartName, ComponentType<PartProps>>>>;

/** The parts of all features, see `featurePart`; the shell provides them. */
export const FeaturePartsContext = createContext<FeatureParts>({});
