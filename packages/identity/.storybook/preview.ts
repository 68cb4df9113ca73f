import type { Preview } from '@storybook/react-vite';
import { basePreview } from '@bourse/storybook-config/preview';
import { loadTexts, withKit } from '@bourse/ui-kit/testing';
import { identityMessages } from '../src/locales/messages';

export default { ...basePreview, decorators: [withKit], loaders: [loadTexts(identityMessages)] } satisfies Preview;
