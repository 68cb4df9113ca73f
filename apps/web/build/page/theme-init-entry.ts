export { colourSchemeInitScript as script, colourSchemeInitStyle as style } from '@bourse/ui-kit';
