import type { CSSObject } from '@emotion/styled';
import { FONT_SIZE, RADIUS, WEIGHT } from '../theme/scale';
import { colour, soft } from '../theme/variables';

/** How foreign text is set: by its elements alone, in the theme's colours, and never wider than its place. */
export const textStyles: CSSObject = {
  fontSize: FONT_SIZE.reading,
  lineHeight: 1.7,
  color: colour.text,
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & dl, & blockquote, & pre, & figure': { margin: '0 0 1em' },
  '& h2, & h3, & h4, & h5, & h6': { margin: '0 0 0.5em', lineHeight: 1.35, fontWeight: WEIGHT.strong },
  '& * + h2, & * + h3, & * + h4, & * + h5, & * + h6': { marginTop: '1.6em' },
  '& h2': { fontSize: FONT_SIZE.heading },
  '& h3': { fontSize: FONT_SIZE.heading },
  '& h4, & h5, & h6': { fontSize: FONT_SIZE.reading },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& li': { marginBottom: '0.25em' },
  '& dt': { fontWeight: WEIGHT.strong },
  '& dd': { margin: '0 0 0.5em 1.5em' },
  '& a': { color: colour.accent, textDecoration: 'underline', textUnderlineOffset: 2 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: RADIUS.control, verticalAlign: 'middle' },
  '& figcaption, & small': { color: colour.quiet, fontSize: FONT_SIZE.form },
  '& blockquote': { paddingInlineStart: 16, borderInlineStart: `3px solid ${colour.line}`, color: colour.quiet },
  '& hr': { height: 1, margin: '2em 0', border: 0, backgroundColor: colour.line },
  '& code, & kbd': {
    padding: '1px 4px',
    borderRadius: RADIUS.control,
    fontSize: FONT_SIZE.form,
    backgroundColor: colour.raised,
  },
  '& pre': { padding: 12, borderRadius: RADIUS.control, whiteSpace: 'pre-wrap', backgroundColor: colour.raised },
  '& mark': { color: colour.text, backgroundColor: soft(colour.warning, 28) },
  '& [data-scrolls]': {
    margin: '0 0 1em',
    overflowX: 'auto',
    border: `1px solid ${colour.line}`,
    borderRadius: RADIUS.control,
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: FONT_SIZE.form, overflowWrap: 'normal' },
  '& caption': { padding: 8, color: colour.quiet, textAlign: 'start' },
  '& th, & td': { padding: '8px 12px', textAlign: 'start', verticalAlign: 'top', border: `1px solid ${colour.line}` },
  '& th': { fontWeight: WEIGHT.strong, backgroundColor: colour.raised },
  '& td': { minWidth: 72 },
};
