import { library } from '@bourse/tsup-config';

export default library({
  index: 'src/index.ts',
  'forms/index': 'src/forms/index.ts',
  'testing/index': 'src/testing/index.tsx',
});
