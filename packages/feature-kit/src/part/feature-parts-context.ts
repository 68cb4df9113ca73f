import { createContext, type ComponentType } from 'react';
import type { PartName } from '../feature/feature';

export interface PartProps {
  /** The screen is complete without the part: nothing is shown while it loads and where it cannot be loaded. */
  readonly isOptional: boolean;
}

export type FeatureParts = Readonly<Partial<Record<PartName, ComponentType<PartProps>>>>;

/** The parts of all features, see `featurePart`; the shell provides them. */
export const FeaturePartsContext = createContext<FeatureParts>({});
