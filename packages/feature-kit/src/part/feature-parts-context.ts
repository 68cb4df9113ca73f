import { createContext, type ComponentType } from 'react';
import type { PartName } from '../feature/feature';

/** Loads a part with its texts and slices. The same function for the same part, for every caller. */
export type LoadPart = () => Promise<{ readonly Component: ComponentType }>;
export type LoadParts = Readonly<Partial<Record<PartName, LoadPart>>>;

/** The parts of all features; the shell provides them. */
export const FeaturePartsContext = createContext<LoadParts>({});
