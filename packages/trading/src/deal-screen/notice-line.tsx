import { FeaturePart } from '@bourse/feature-kit';
import { LINKS } from '../links';

/** A new notice, in the head of the chart; nothing without the feature that has the notices. */
export const NoticeLine = () => <FeaturePart part={LINKS.newestNotice} isOptional />;
