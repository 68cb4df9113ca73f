import { colour, FONT_SIZE, RADIUS, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';

/** A full-width section whose content has the page's maximum width. */
export const Section = styled('section')({
  maxWidth: 1232,
  margin: '0 auto',
  padding: '0 16px',
  '& + &': { paddingTop: 48 },
});

export const SectionHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
});

export const SectionTitle = styled('h2')({
  margin: 0,
  fontSize: FONT_SIZE.display,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.3,
});

/** A link that is the main thing to do. */
export const ActionLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '0 28px',
  borderRadius: RADIUS.panel,
  fontSize: FONT_SIZE.reading,
  fontWeight: WEIGHT.strong,
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  textDecoration: 'none',
  '&:hover': { filter: 'brightness(1.08)' },
  '&[data-tone="quiet"]': { color: colour.text, backgroundColor: colour.raised },
});

export const HomeFrame = styled('div')({
  paddingBottom: 72,
  // Old figures lose their colours and stay legible.
  '&[data-dimmed] [data-streams]': { filter: 'grayscale(1)' },
});

/** Side of a code that a phone reads (trading side, sections 1 and 9). CSS pixels. */
export const CODE_SIZE = 200;

/** Codes side by side, each under its name. */
export const CodeRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 24,
  '& > figure': { display: 'grid', gap: 12, margin: 0 },
  '& figcaption': { textAlign: 'center', fontSize: FONT_SIZE.form, fontWeight: WEIGHT.strong },
});
