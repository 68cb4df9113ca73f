import { FeaturePart } from '@bourse/feature-kit';

/** Orders with a deadline, from the feature that has them. */
export const RunningOrders = () => <FeaturePart name="runningOrders" isOptional />;
