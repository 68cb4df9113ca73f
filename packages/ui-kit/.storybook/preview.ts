import type { Preview } from '@storybook/react-vite';
import { basePreview } from '@bourse/storybook-config/preview';
import { loadTexts, withKit } from '../src/testing';

export default { ...basePreview, tags: ['autodocs'], decorators: [withKit], loaders: [loadTexts()] } satisfies Preview;
