export { default } from '@bourse/storybook-config/preview';
