import { AnyLink } from '@bourse/feature-kit';
import { colour, FONT_SIZE, RADIUS, space, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';

/** A full-width section whose content has the page's maximum width. */
export const Section = styled('section')({
  maxWidth: 1232,
  margin: '0 auto',
  padding: space(0, 4),
  '& + &': { paddingTop: 48 },
});

/** A link that is the main thing to do. */
export const ActionLink = styled(AnyLink)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: 48,
  padding: space(0, 6),
  borderRadius: RADIUS.panel,
  fontSize: FONT_SIZE.reading,
  fontWeight: WEIGHT.strong,
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  textDecoration: 'none',
  '&:hover': { filter: 'brightness(1.08)' },
  '&[data-tone="quiet"]': { color: colour.text, backgroundColor: colour.raised },
  '&[data-tone="outlined"]': {
    color: colour.text,
    backgroundColor: colour.panel,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
  },
});

export const HomeFrame = styled('div')({
  paddingBottom: 72,
  // Old figures lose their colours and stay legible.
  '&[data-dimmed] [data-streams]': { filter: 'grayscale(1)' },
});

/** Side of a code that a phone reads (trading side, sections 1 and 9). CSS pixels. */
export const CODE_SIZE = 200;
