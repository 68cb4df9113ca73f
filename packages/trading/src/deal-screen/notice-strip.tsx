import { FeaturePart } from '@bourse/feature-kit';
import { COARSE, colour, RADIUS, TOUCH } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { LINKS } from '../links';

// The content below does not move when the notice has loaded.
const Waiting = styled('div')({
  minHeight: 32,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.control,
  [COARSE]: { minHeight: TOUCH + 2 },
});

/** The newest notice; nothing without the feature that has the notices. */
export const NoticeStrip = () => <FeaturePart part={LINKS.newestNotice} isOptional waiting={<Waiting aria-hidden />} />;
