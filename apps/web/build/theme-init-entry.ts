export { colourSchemeInitScript as script } from '@bourse/ui-kit';
