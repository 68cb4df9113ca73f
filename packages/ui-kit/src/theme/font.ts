import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Inter, served by ourselves, Latin letters only; the ranges are those of the file. */
export const fontFace = {
  fontFamily: 'Inter Variable',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  src: `url(${interLatin}) format('woff2')`,
  unicodeRange: [
    'U+0000-00FF',
    'U+0131',
    'U+0152-0153',
    'U+02BB-02BC',
    'U+02C6',
    'U+02DA',
    'U+02DC',
    'U+0304',
    'U+0308',
    'U+0329',
    'U+2000-206F',
    'U+20AC',
    'U+2122',
    'U+2191',
    'U+2193',
    'U+2212',
    'U+2215',
    'U+FEFF',
    'U+FFFD',
  ].join(),
} as const;
