import type { Preview } from '@storybook/react-vite';
import { basePreview } from '@bourse/storybook-config/preview';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { spotMessages } from '../src/locales';

export default { ...basePreview, decorators: [withKit], loaders: [loadTexts(spotMessages)] } satisfies Preview;
