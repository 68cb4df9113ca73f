import { FeaturePart } from '@bourse/feature-kit';
import { LINKS } from '../../links';

/** Orders with a deadline, from the feature that has them. */
export const RunningOrders = () => <FeaturePart part={LINKS.runningOrders} isOptional />;
